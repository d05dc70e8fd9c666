import type { LessonContent } from '../activities/lesson/lesson.content.js'

/**
 * The lesson that stands in when content cannot be read: one warm-up and one practice question about nouns.
 *
 * @source specification §3 (Lesson)
 */
export const SAMPLE_LESSON: LessonContent = {
  title: 'Sample lesson: Naming Words',
  description: 'Nouns name people, places and things.',
  ccssStandard: 'L.3.1a',
  warmupQuestions: [
    {
      question: 'Which word is a noun? “The puppy slept under the old table.”',
      options: ['slept', 'under', 'puppy', 'old'],
      correctAnswer: 2,
      explanation:
        'A noun names a person, an animal, a place or a thing. “Puppy” names an animal. “Slept” tells what it did, so it is a verb.',
    },
  ],
  practiceQuestions: [
    {
      question: 'Which sentence has exactly two nouns?',
      options: [
        'The boat rocked gently.',
        'Lina painted a bright fish.',
        'We laughed and clapped.',
        'Run to the gate quickly!',
      ],
      correctAnswer: 1,
      explanation:
        '“Lina” names a person and “fish” names an animal, so there are two nouns. “The boat rocked gently” has only one: boat.',
    },
  ],
}
