import { shortLessonTitle } from '#engine'
import { Button, ButtonLink } from '#ui/Button/Button.js'
import { Loading } from '#ui/Loading/Loading.js'
import { MessagePanel } from '#ui/MessagePanel/MessagePanel.js'
import { SkyPage } from '#ui/SkyPage/SkyPage.js'
import { TextLink } from '#ui/TextButton/TextButton.js'

/** A lesson without a learner. @source specification §2 (Lesson screen) */
export function NoProfile() {
  return (
    <SkyPage>
      <MessagePanel
        mascot="default"
        title="Please select a profile to continue"
        actions={<ButtonLink to="/profiles">Go to Profiles</ButtonLink>}
      />
    </SkyPage>
  )
}

/** An address that names no lesson. @source specification §2 (Lesson screen) */
export function InvalidLesson({ url, parsedId }: { url: string; parsedId: string }) {
  return (
    <SkyPage>
      <MessagePanel title="Invalid Lesson" actions={<ButtonLink to="/learn">Go to Learning Path</ButtonLink>}>
        <p>No lesson ID provided or lesson ID is invalid.</p>
        <p>
          <small>
            URL: {url}
            <br />
            Parsed ID: {parsedId}
          </small>
        </p>
      </MessagePanel>
    </SkyPage>
  )
}

/** A lesson that is there but has nothing to play. @source specification §2 (Lesson screen) */
export function LessonContentMissing({
  title,
  pending,
  onDebugComplete,
}: {
  title: string
  pending: boolean
  onDebugComplete: () => void
}) {
  return (
    <SkyPage>
      <MessagePanel
        title="Lesson Content Missing"
        actions={
          <>
            <ButtonLink to="/learn">Back to Learning Path</ButtonLink>
            <Button kind="ghost" pending={pending} onClick={onDebugComplete}>
              Debug: Complete Lesson
            </Button>
          </>
        }
      >
        <p>Lesson "{title}" exists but has no content. This lesson needs to be populated with learning materials.</p>
      </MessagePanel>
    </SkyPage>
  )
}

/** A lesson whose turn has not come. */
export function LessonLocked({ title }: { title: string }) {
  return (
    <SkyPage>
      <MessagePanel
        title="This lesson is still locked"
        actions={<ButtonLink to="/learn">Go to Learning Path</ButtonLink>}
      >
        <p>Finish the earlier lessons first. Then “{shortLessonTitle(title)}” opens by itself.</p>
      </MessagePanel>
    </SkyPage>
  )
}

/** A lesson that did not come. @source specification §8 (Lesson fetch failure) */
export function LessonFailed({ status, onRetry }: { status: number; onRetry: () => void }) {
  return (
    <SkyPage>
      <MessagePanel
        urgent
        title="This lesson did not load"
        actions={
          status === 404 ? (
            <ButtonLink to="/learn">Go to Learning Path</ButtonLink>
          ) : (
            <>
              <Button onClick={onRetry}>Try again</Button>
              <TextLink to="/learn">Go to Learning Path</TextLink>
            </>
          )
        }
      >
        <p>
          {status === 0
            ? 'Wordlark cannot be reached right now. Check your connection.'
            : `Failed to fetch lesson: ${status}`}
        </p>
      </MessagePanel>
    </SkyPage>
  )
}

/** A lesson on its way. @source specification §2 (Lesson screen) */
export function LessonLoading({ lessonId }: { lessonId: number }) {
  return (
    <main>
      <Loading text="Loading lesson..." detail={`Lesson ${lessonId}`} />
    </main>
  )
}
