import { useState } from 'react'
import type { ApiError } from '#contract/api-error.ts'
import { pictureName } from '#contract/picture.ts'
import { toApiError } from '#web/api/call-messages.ts'
import { client } from '#web/api/client.ts'
import { sitePanel as words } from '#web/content/site-panel.ts'
import { Field, Select } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'

type PictureFieldProps = {
  name: string
  label: string
  value: string
  shipped: readonly string[]
  error?: string | undefined
  onChange: (picture: string) => void
}

/** A picture of one's own, uploaded at once, or one that ships with Salus. */
export function PictureField({ name, label, value, shipped, error, onChange }: PictureFieldProps) {
  const [problem, setProblem] = useState<ApiError | null>(null)
  const isOwn = pictureName(value) !== null
  const upload = async (picture: File | undefined) => {
    if (!picture) return
    try {
      setProblem(null)
      onChange((await client.media.uploadPicture({ picture })).url)
    } catch (thrown) {
      setProblem(toApiError(thrown))
    }
  }
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field name={name} label={label}>
        <Select value={value} onChange={({ target }) => onChange(target.value)}>
          {isOwn && <option value={value}>{words.own}</option>}
          {shipped.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
      </Field>
      <Field name={`${name}.file`} label={words.upload} error={problem?.message ?? error}>
        <Input type="file" accept="image/*" onChange={({ target }) => upload(target.files?.[0])} />
      </Field>
      {isOwn && <img src={value} alt="" className="hairline max-h-32 rounded-md object-contain" />}
    </div>
  )
}
