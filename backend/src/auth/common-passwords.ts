/**
 * Passwords that guessing programs try first; they are refused at registration.
 *
 * @source the words that published rankings of leaked passwords share; at least six characters each
 */
const COMMON = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345678910 123123 123321 121212 112233 111111 1111111 11111111 000000
   00000000 654321 666666 696969 777777 7777777 888888 88888888 999999 987654321 159753 147258369 123qwe 1q2w3e 1q2w3e4r
   1q2w3e4r5t 1qaz2wsx q1w2e3r4 qazwsx qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qweasd qwe123 asdfgh asdfghjkl
   asdasd zxcvbn zxcvbnm abc123 abcd1234 abcdef a1b2c3 aaaaaa password password1 password12 password123 passw0rd p@ssw0rd
   p@ssword pass123 pass1234 letmein letmein1 welcome welcome1 welcome123 admin1 admin123 administrator root123 toor123
   login123 master secret secret1 changeme default guest1 guest123 test123 test1234 testing testtest temp123 user123
   iloveyou iloveyou1 loveyou lovely princess princess1 sunshine sunshine1 football football1 baseball basketball soccer
   hockey monkey monkey1 dragon dragon1 shadow shadow1 superman batman spiderman pokemon starwars naruto minecraft fortnite
   roblox charlie michael michelle jordan jordan23 jennifer jessica ashley daniel thomas robert andrew joshua matthew
   anthony nicole hannah samantha george harley ginger buster tigger summer winter spring autumn flower butterfly chocolate
   cookie cheese banana orange purple yellow freedom whatever trustno1 hello1 hello123 hellohello family family1 school
   school1 student teacher english english1 england america canada computer internet google samsung blink182 mustang
   ferrari mercedes corvette killer hunter hunter2 ranger soccer1 maggie pepper peanut snoopy jordan1 babygirl angel1
   lovelove william james123 number1 success diamond silver golden rainbow unicorn kitten kitty1 puppy1 doggie bailey
   wordlark wordlark1 wordlark123 skylark`
    .split(/\s+/)
    .filter(Boolean),
)

/** Whether a password is among the first that anyone would guess, whatever its case. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase())
}
