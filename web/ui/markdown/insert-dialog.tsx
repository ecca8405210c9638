import { type SubmitEvent, useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Field, Select } from '#web/ui/form/field.tsx'
import { PictureInput } from '#web/ui/picture/picture-input.tsx'
import { fillSnippet, type MarkdownSnippet, type SnippetField } from './insert.ts'
import type { MarkdownCommand } from './markdown-edit.ts'
import type { UploadFile } from './use-picture-insert.ts'

/**
 * A block that was chosen in the menu, and the edit that inserts it after the dialog's fields are filled in.
 */
export interface PendingSnippetInsert {
  readonly chosen: MarkdownSnippet
  readonly place: (filled: MarkdownSnippet) => MarkdownCommand
}

const words = {
  insert: 'Insert',
  cancel: 'Cancel',
  any: 'Any',
  choose: 'Choose',
  required: 'Please fill this in',
  noPictures: 'No picture can be sent from here',
}

type Names = (list: string) => Promise<readonly string[]>

const useNames = (list: string, choices: Names) => {
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    let isCurrent = true
    choices(list).then(
      (loaded) => isCurrent && setNames(loaded),
      // Suggestions are optional, because names can be typed. An error toast was already shown.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [list, choices])
  return names
}

type ControlProps = { field: SnippetField; list: string; choices: Names }

function NameSelect({ field, list, choices }: ControlProps) {
  const names = useNames(list, choices)
  return (
    <Select defaultValue="">
      <option value="">{field.required ? words.choose : words.any}</option>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </Select>
  )
}

const isEmpty = (given: FormDataEntryValue | null): boolean =>
  given instanceof File ? given.size === 0 : (given ?? '').trim() === ''

const controlOf = (field: SnippetField, choices: Names) => {
  if (field.choices !== undefined)
    return <NameSelect field={field} list={field.choices} choices={choices} />
  return field.type === 'picture' ? <PictureInput /> : undefined
}

type InsertDialogProps = {
  asked: PendingSnippetInsert
  choices: Names
  upload: UploadFile | undefined
  onClose: () => void
  onFilled: (filled: MarkdownSnippet) => void
}

export function SnippetFieldsDialog({
  asked,
  choices,
  upload,
  onClose,
  onFilled,
}: InsertDialogProps) {
  const { chosen } = asked
  const fields = chosen.fields ?? []
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [isWaiting, setWaiting] = useState(false)

  const answerOf = async (given: FormDataEntryValue | null) => {
    if (!(given instanceof File)) return given ?? ''
    if (isEmpty(given)) return ''
    if (!upload) throw new Error(words.noPictures)
    return upload(given)
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React passes events through portals, so the surrounding form would be submitted, too.
    event.stopPropagation()
    const data = new FormData(event.currentTarget)
    const answers: Record<string, string> = {}
    const found: Record<string, string> = {}
    const given = (name: string) => data.get(controlName(name))
    for (const { name, required } of fields) {
      if (required && isEmpty(given(name))) found[name] = words.required
    }
    if (Object.keys(found).length === 0) {
      setWaiting(true)
      for (const { name } of fields) {
        try {
          answers[name] = await answerOf(given(name))
        } catch (error) {
          found[name] = error instanceof Error ? error.message : String(error)
        }
      }
      setWaiting(false)
    }
    setProblems(found)
    if (Object.keys(found).length > 0) return
    onClose()
    onFilled(fillSnippet(chosen, answers))
  }

  return (
    <Dialog open onOpenChange={(next) => next || onClose()} title={chosen.name}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        {fields.map((field) => {
          const { name, label, hint, type, required = false } = field
          const labelled = { label, hint, required, error: problems[name] }
          return (
            <Field key={name} name={controlName(name)} type={type} {...labelled}>
              {controlOf(field, choices)}
            </Field>
          )
        })}
        <div className="flex justify-end gap-3 pb-1">
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" disabled={isWaiting}>
            {words.insert}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/**
 * Returns the name of a form field. The text after the block's name is not an attribute and has an empty
 * name, so its field is called `label`.
 */
const controlName = (name: string): string => name || 'label'
