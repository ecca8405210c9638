import { administratorApi } from '#contract/account/administrator.ts'
import { useApiCall } from '#web/api/use-call.ts'
import { administratorPanelStrings } from '#web/content/administration-strings.ts'
import { Button } from '#web/ui/button.tsx'

const strings = administratorPanelStrings.rule

/** Switch that requires a second factor of all accounts. */
export function RequireSecondFactorSwitch({ isRequired }: { isRequired: boolean }) {
  const { run, pending } = useApiCall(administratorApi.requireSecondFactor)
  return (
    <section aria-label={strings.title} className="grid max-w-3xl justify-items-start gap-3">
      <h2 className="display text-2xl">{strings.title}</h2>
      <p className="text-ink-soft">{isRequired ? strings.on : strings.off}</p>
      <Button
        variant="secondary"
        pending={pending}
        onClick={() => run({ isRequired: !isRequired })}
      >
        {isRequired ? strings.release : strings.require}
      </Button>
    </section>
  )
}
