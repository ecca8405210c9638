import { type DigestInterval, digestApi, digestIntervals } from '#contract/settings/digest.ts'
import { useApiCall } from '#web/api/use-call.ts'
import { accountPanelStrings } from '#web/content/administration-strings.ts'
import { Field, Select, SelectOptions } from '#web/ui/form/field.tsx'

const strings = accountPanelStrings.digest

export function EmailDigestSection({ digest }: { digest: DigestInterval }) {
  const { run, pending } = useApiCall(digestApi.updateDigest)
  const choose = (value: string) => {
    const chosen = digestIntervals.find((rhythm) => rhythm === value)
    if (chosen) void run({ digest: chosen })
  }
  return (
    <section aria-label={strings.title} className="grid max-w-md gap-4">
      <h2 className="display text-2xl">{strings.title}</h2>
      <Field name="digest" label={strings.label} hint={strings.hint}>
        <Select
          key={digest}
          defaultValue={digest}
          disabled={pending}
          onChange={({ target }) => choose(target.value)}
        >
          <SelectOptions
            of={digestIntervals.toReversed().map((rhythm) => [rhythm, strings.rhythms[rhythm]])}
          />
        </Select>
      </Field>
    </section>
  )
}
