/**
 * The codes of the Common Core State Standards for English Language Arts that lessons may name. Codes only:
 * what they ask for is put in our own words in each lesson's description.
 *
 * @source curriculum, Shape
 */
export const CCSS_CODES: ReadonlySet<string> = new Set(
  `L.3.1a L.3.1b L.3.1d L.3.1f L.4.1f
   L.5.1b L.5.1d L.5.1e L.6.1a L.6.2a
   L.7.1a L.7.1c L.8.1a L.8.1b L.8.1c
   L.9-10.1a L.9-10.1b L.9-10.2a L.9-10.2b L.11-12.1b
   RL.3.1 RL.3.2 RL.3.3 RI.3.2 RI.3.5
   RL.5.1 RL.5.2 RI.5.5 L.5.4a RI.6.2
   RI.8.1 RL.7.6 RL.8.3 RL.8.4 RI.8.8
   RL.9-10.3 RL.9-10.5 RI.9-10.6 RI.9-10.8 RL.11-12.6
   W.3.1 W.3.1c W.3.2 W.3.3 L.4.3a
   W.5.1a W.5.2b W.5.3b L.5.3a W.6.8
   W.7.1a W.8.1a W.7.2c L.7.3a W.8.9
   W.9-10.1 W.9-10.7 W.9-10.3b W.9-10.8 L.11-12.3a
   RF.3.4b SL.3.2 SL.3.4 SL.3.3 SL.3.6
   SL.4.2 SL.5.2 SL.4.3 SL.5.1b SL.4.6
   SL.7.1c SL.7.4 SL.7.3 SL.8.2 SL.8.4
   SL.9-10.1b SL.9-10.3 SL.9-10.4 SL.11-12.2 SL.11-12.6`
    .split(/\s+/)
    .filter(Boolean),
)
