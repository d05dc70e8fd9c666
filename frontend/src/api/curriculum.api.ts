import type {
  CompleteLessonRequest,
  CompleteLessonResponse,
  LessonSummary,
  LessonView,
  ProfileLesson,
  RecordAnswerRequest,
  RecordAnswerResponse,
  SectionView,
} from '#contract/curriculum.js'
import { routes } from '#contract/routes.js'
import { baseApi } from './base-api.js'

interface LessonOfProfile {
  readonly profileId: number
  readonly lessonId: number
}

/** The learning path, its lessons, and a profile's way through them. */
export const curriculumApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sections: build.query<readonly SectionView[], void>({
      query: () => ({ route: routes.listSections }),
    }),
    lessons: build.query<readonly LessonSummary[], void>({
      query: () => ({ route: routes.listLessons }),
    }),
    profileLessons: build.query<readonly ProfileLesson[], number>({
      query: (profileId) => ({ route: routes.listProfileLessons, parameters: { profileId } }),
      providesTags: ['ProfileLessons'],
    }),
    /** The lesson as it stands for the active profile; an answer may be a list whose first item counts. */
    lesson: build.query<LessonView, LessonOfProfile>({
      query: ({ lessonId }) => ({ route: routes.lesson, parameters: { lessonId } }),
      transformResponse: (answer) => (Array.isArray(answer) ? (answer[0] as LessonView) : (answer as LessonView)),
      keepUnusedDataFor: 0,
      providesTags: ['Lesson'],
    }),
    recordAnswer: build.mutation<
      RecordAnswerResponse,
      LessonOfProfile & { body: RecordAnswerRequest; idempotencyKey: string }
    >({
      query: ({ body, idempotencyKey, ...parameters }) => ({
        route: routes.recordAnswer,
        parameters: { ...parameters },
        body,
        idempotencyKey,
      }),
      invalidatesTags: ['ProfileLessons'],
    }),
    completeLesson: build.mutation<CompleteLessonResponse, LessonOfProfile & { body: CompleteLessonRequest }>({
      query: ({ body, ...parameters }) => ({ route: routes.completeLesson, parameters: { ...parameters }, body }),
      invalidatesTags: ['ProfileLessons', 'Profiles', 'User', 'DailyActivities'],
    }),
  }),
})
