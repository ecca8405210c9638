import { pictureFileNameOfUrl } from '#contract/media/picture-facts.ts'
import { uploadPicture } from '#web/admin/editor/form/upload.ts'
import { Field, Select, SelectOptions } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { findPictureProblem, pictureMimeTypes } from '#web/ui/picture/picture-file.ts'
import { sitePanelStrings as strings } from './site-panel-strings.ts'
import { useFileUpload } from './use-upload.ts'

const send = async (file: File): Promise<string> => {
  const problem = findPictureProblem(file)
  if (problem) throw new Error(problem)
  return uploadPicture(file)
}

type PictureFieldProps = {
  name: string
  label: string
  value: string
  shipped: readonly string[]
  error?: string | undefined
  onChange: (picture: string) => void
}

/** Field for an image: a built-in one, or a file that is uploaded as soon as it is chosen. */
export function ContentPictureField({
  name,
  label,
  value,
  shipped,
  error,
  onChange,
}: PictureFieldProps) {
  const { problem, isWaiting, upload } = useFileUpload(send, onChange)
  const isOwn = pictureFileNameOfUrl(value) !== null
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field name={name} label={label}>
        <Select value={value} onChange={({ target }) => onChange(target.value)}>
          {isOwn && <option value={value}>{strings.own}</option>}
          <SelectOptions of={shipped.map((each) => [each, strings.shippedAs(each)])} />
        </Select>
      </Field>
      <Field name={`${name}.file`} label={strings.upload} error={problem ?? error}>
        <Input
          type="file"
          accept={pictureMimeTypes.join(',')}
          onChange={({ target }) => upload(target.files?.[0])}
        />
      </Field>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {isWaiting && strings.uploading}
      </p>
      {isOwn && <img src={value} alt="" className="hairline max-h-32 rounded-md object-contain" />}
    </div>
  )
}
