import { type DigestRhythm, digestApi, digestRhythms } from '#contract/settings/digest.ts'
import { useCall } from '#web/api/use-call.ts'
import { accountPanelStrings } from '#web/content/administration-strings.ts'
import { Field, Options, Select } from '#web/ui/form/field.tsx'

const strings = accountPanelStrings.digest

export function DigestSection({ digest }: { digest: DigestRhythm }) {
  const { run, pending } = useCall(digestApi.updateDigest)
  const choose = (value: string) => {
    const chosen = digestRhythms.find((rhythm) => rhythm === value)
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
          <Options
            of={digestRhythms.toReversed().map((rhythm) => [rhythm, strings.rhythms[rhythm]])}
          />
        </Select>
      </Field>
    </section>
  )
}
