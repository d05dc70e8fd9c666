import { useEffect, useMemo, useRef } from 'react'
import { useSelector } from 'react-redux'
import { Navigate } from 'react-router-dom'
import { usePageTitle } from '#platform/page-title/usePageTitle.js'
import type { UserView } from '#contract/auth.js'
import type { ProfileSetupRequest } from '#contract/household.js'
import { DEFAULT_MAX_PROFILES, type Grade, type SkillLevel } from '#engine'
import { Loading } from '#ui/Loading/Loading.js'
import { useAppDispatch } from '#platform/store/useAppDispatch.js'
import { SessionFailure } from '../../platform/session/SessionFailure.js'
import { sessionApi } from '#platform/session/session.api.js'
import { BLANK_WIZARD, onboardingSlice, selectWizard, type OnboardingState } from './onboarding.slice.js'
import { OnboardingScreen, type WizardActions } from './OnboardingScreen.js'
import { SetupOverlay } from './SetupOverlay.js'
import { useSetup } from './useSetup.js'
import { readDraft, writeDraft } from './wizard-draft.js'

/** Wait after a pick that leads on by itself, so that the pick can be seen. @source specification §9 */
const AUTO_ADVANCE_MS = 200

/** Lets a signed-in household without profiles through the wizard. @source specification §2 (Onboarding wizard) */
export default function OnboardingPage() {
  usePageTitle('Set up')
  const { data: user, isLoading, isError, error, refetch } = sessionApi.useCurrentUserQuery()
  if (isLoading) return <Loading text="Loading..." />
  if (isError && user === undefined) return <SessionFailure error={error} onRetry={refetch} />
  if (!user) return <Navigate to="/auth" replace />
  return user.profileCompleted ? <Navigate to="/" replace /> : <Wizard key={user.id} user={user} />
}

function Wizard({ user }: { user: UserView }) {
  const wizard = useSelector(selectWizard)
  const dispatch = useAppDispatch()
  const { running, submit } = useSetup()
  const advance = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(wizard)
  latest.current = wizard

  useEffect(() => {
    dispatch(onboardingSlice.actions.restored(readDraft(user.id) ?? BLANK_WIZARD))
    return () => {
      clearTimeout(advance.current)
      // The next household in this tab must not find the children of this one.
      dispatch(onboardingSlice.actions.restored(BLANK_WIZARD))
    }
  }, [dispatch, user.id])
  useEffect(() => {
    if (wizard !== BLANK_WIZARD) writeDraft(user.id, wizard)
  }, [user.id, wizard])

  const actions = useMemo<WizardActions>(() => {
    const { actions: act } = onboardingSlice
    const goOn = () => {
      clearTimeout(advance.current)
      dispatch(act.continued())
    }
    const goOnSoon = () => {
      clearTimeout(advance.current)
      advance.current = setTimeout(goOn, AUTO_ADVANCE_MS)
    }
    return {
      pickRole: (role) => dispatch(act.rolePicked(role)),
      typeName: (name) => dispatch(act.nameTyped(name)),
      pickGrade: (grade: Grade) => {
        dispatch(act.gradePicked(grade))
        goOnSoon()
      },
      toggleInterest: (interest) => dispatch(act.interestToggled(interest)),
      addInterest: (interest) => dispatch(act.interestAdded(interest)),
      pickSkill: (level: SkillLevel) => {
        dispatch(act.skillPicked(level))
        goOnSoon()
      },
      saveProfile: (profile) => dispatch(act.profileSaved(profile)),
      removeProfile: (id) => dispatch(act.profileRemoved(id)),
      pickPlan: (plan) => dispatch(act.planPicked(plan)),
      goOn,
      goBack: () => {
        clearTimeout(advance.current)
        dispatch(act.wentBack())
      },
      submit: () => void submit(requestOf(latest.current)),
    }
    // `submit` is made anew with every drawing, but always does the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dispatch])

  if (running) return <SetupOverlay {...running} />
  return <OnboardingScreen wizard={wizard} maxProfiles={DEFAULT_MAX_PROFILES} actions={actions} />
}

/** The body of the setup call; the wizard always submits a student. @source specification §4 (Onboarding) */
function requestOf({
  displayName,
  grade,
  interests,
  englishSkillLevel,
  profiles,
  plan,
}: OnboardingState): ProfileSetupRequest {
  return {
    profileType: 'student',
    displayName: displayName.trim(),
    grade,
    interests,
    englishSkillLevel,
    profilesManaged: profiles,
    selectedPlan: plan ?? 'premium',
  }
}
