import { administratorApi } from '#contract/account/administrator.ts'
import { useCall } from '#web/api/use-call.ts'
import { administratorPanel } from '#web/content/administrators.ts'
import { Button } from '#web/ui/button.tsx'

const words = administratorPanel.rule

/** Switch that requires a second factor of all accounts. */
export function SecondFactorRule({ isRequired }: { isRequired: boolean }) {
  const { run, pending } = useCall(administratorApi.requireSecondFactor)
  return (
    <section aria-label={words.title} className="grid max-w-3xl justify-items-start gap-3">
      <h2 className="display text-2xl">{words.title}</h2>
      <p className="text-ink-soft">{isRequired ? words.on : words.off}</p>
      <Button
        variant="secondary"
        pending={pending}
        onClick={() => run({ isRequired: !isRequired })}
      >
        {isRequired ? words.release : words.require}
      </Button>
    </section>
  )
}
