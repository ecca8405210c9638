import { Field, Select, SelectOptions } from '#web/ui/form/field.tsx'
import { peoplePhotosStrings as strings } from './people-import-strings.ts'
import type { AssignedPhoto, PersonWithPhoto } from './use-photos.ts'

type PhotoRowProps = {
  photo: AssignedPhoto
  preview: string | undefined
  people: readonly PersonWithPhoto[]
  /** Whether the person of this photo also has another chosen photo. */
  isTwice: boolean
  onAssign: (profileId: string) => void
}

export function AssignedPhotoRow({ photo, preview, people, isTwice, onAssign }: PhotoRowProps) {
  const { file, profileId } = photo
  const replaces = people.some(({ _id, profilePic }) => _id === profileId && profilePic !== '')
  const hint = isTwice ? strings.twice : replaces ? strings.replaces : undefined
  return (
    <li className="flex items-start gap-4 py-3">
      {preview && (
        <img src={preview} alt="" className="size-16 shrink-0 rounded-md bg-sunk object-cover" />
      )}
      <Field
        className="min-w-0 flex-1 wrap-anywhere"
        name={file.name}
        label={strings.personFor(file.name)}
        hint={hint}
      >
        <Select value={profileId} onChange={({ target }) => onAssign(target.value)}>
          <option value="">{strings.nobody}</option>
          <SelectOptions of={people.map(({ _id, name }) => [_id, name])} />
        </Select>
      </Field>
    </li>
  )
}
