import { CircleCheck, CirclePlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { isAccessGranted } from '#contract/call/role.ts'
import { firstStepsApi, type SetupStep, type SetupStepState } from '#contract/site/first-steps.ts'
import { useApiCall } from '#web/api/use-call.ts'
import { useUserRole } from '#web/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { DisclosureArrow } from '#web/ui/layout/disclosure-arrow.tsx'
import { overviewStrings } from './overview-strings.ts'

const strings = overviewStrings.first

/** Steps that only administrators can take. */
const forAdministrators: readonly SetupStep[] = [
  ...(['examples', 'oldSite', 'contact', 'collections', 'invite'] as const),
]

const OfferedPresets = lazy(async () => ({
  default: (await import('./offered-presets.tsx')).OfferedPresets,
}))

type FirstStepsProps = {
  steps: readonly SetupStepState[]
  /** Whether to collapse the list, because there is little space. */
  isFolded?: boolean
}

/**
 * Checklist for setting up a new site, with links to the forms. Collapsed when every step is skipped or done,
 * hidden when every step is done.
 */
export function FirstSteps({ steps, isFolded = false }: FirstStepsProps) {
  const isAdministrator = isAccessGranted('admin', useUserRole())
  const { run, pending } = useApiCall(firstStepsApi.skipFirstStep)
  const shown = steps.filter(({ step }) => isAdministrator || !forAdministrators.includes(step))
  if (shown.every(({ state }) => state === 'done')) return null
  const done = shown.filter(({ state }) => state === 'done').length
  const stepsIn = (states: readonly SetupStepState['state'][]) => (
    <ol className="mt-4 grid gap-x-8 md:grid-cols-2">
      {shown
        .filter(({ state }) => states.includes(state))
        .map((each) => (
          <Step
            key={each.step}
            {...each}
            pending={pending}
            onSkip={(isSkipped) => run({ step: each.step, isSkipped })}
          />
        ))}
    </ol>
  )
  if (shown.every(({ state }) => state !== 'open'))
    return (
      <details className="text-sm">
        <summary className="flex cursor-pointer gap-2 text-ink-soft">
          <DisclosureArrow />
          {strings.allSkipped}
        </summary>
        {stepsIn(['skipped'])}
      </details>
    )
  if (isFolded)
    return (
      <Card>
        <details>
          <summary className="flex cursor-pointer gap-2 font-medium text-sm">
            <DisclosureArrow />
            <span>
              {strings.title}: {strings.progress(done, shown.length)}
            </span>
          </summary>
          {stepsIn(['open', 'done', 'skipped'])}
        </details>
      </Card>
    )
  return (
    <Card>
      <div className="flex items-baseline justify-between gap-4">
        <CardTitle>{strings.title}</CardTitle>
        <p className="tabular text-ink-faint text-sm">{strings.progress(done, shown.length)}</p>
      </div>
      <p className="mt-1 text-ink-soft text-sm">{strings.text}</p>
      {stepsIn(['open', 'done', 'skipped'])}
    </Card>
  )
}

type StepProps = SetupStepState & { pending: boolean; onSkip: (isSkipped: boolean) => void }

function Step({ step, state, result, pending, onSkip }: StepProps) {
  const { label, why, to, see, result: sayResult } = strings.steps[step]
  const isDone = state === 'done'
  const isSkipped = state === 'skipped'
  const Icon = isDone ? CircleCheck : CirclePlus
  return (
    <li className="flex items-start gap-3 border-line border-t py-3 text-sm">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-signal" />
      <div className="min-w-0 flex-1">
        {isDone ? (
          <p className="text-ink-faint">
            <s>{label}</s> <span className="sr-only">{strings.done}</span>
          </p>
        ) : (
          <Link to={to} className="link font-medium">
            {label}
          </Link>
        )}
        <p className="wrap-anywhere text-ink-faint">
          {isSkipped && `${strings.skipped}. `}
          {isDone ? sayResult(result) : why}{' '}
          {isDone && see && (
            <Link to={see} className="link">
              {strings.see}
              <span className="sr-only">: {label}</span>
            </Link>
          )}
        </p>
        {step === 'collections' && state === 'open' && <PresetOffer />}
      </div>
      {!isDone && (
        <Button
          size="sm"
          variant="quiet"
          disabled={pending}
          aria-label={isSkipped ? strings.takeUpStep(label) : strings.skipStep(label)}
          onClick={() => onSkip(!isSkipped)}
        >
          {isSkipped ? strings.takeUp : strings.skip}
        </Button>
      )}
    </li>
  )
}

/** Offers the presets of collections. Its code is loaded when it is opened. */
function PresetOffer() {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="mt-1" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex w-fit cursor-pointer gap-1 text-ink-soft">
        <DisclosureArrow />
        {strings.presets.label}
      </summary>
      {isOpen && (
        <Suspense fallback={strings.presets.loading}>
          <OfferedPresets />
        </Suspense>
      )}
    </details>
  )
}
