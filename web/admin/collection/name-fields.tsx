import { useState } from 'react'
import type { Collection } from '#contract/collection/collection.ts'
import { collectionKeyOf } from '#contract/collection/new-key.ts'
import { EntryField } from '#web/admin/editor/form/entry-field.tsx'
import { useFormErrors } from '#web/api/call-form.tsx'
import { collectionFormStrings as strings } from './collections-strings.ts'
import { useFolderCheck } from './use-taken-folders.ts'

type NameFieldsProps = { saved: Collection | undefined; others: readonly Collection[] }

/** Names and address of a collection. The address follows from the name until it is chosen or saved. */
export function NameFields({ saved, others }: NameFieldsProps) {
  const errors = useFormErrors()
  const [folder, setFolder] = useState(saved?.folder ?? '')
  const [isOwn, setOwn] = useState(saved !== undefined)
  const check = useFolderCheck(others)
  const { folder: checked, problem } = check(folder)
  const errorOf = (path: string) => errors.find((each) => each.path === path)?.message
  const propose = (many: string) => {
    if (isOwn) return
    const isUsed = (key: string) => others.some((each) => [each.key, each.folder].includes(key))
    setFolder(many.trim() === '' ? '' : collectionKeyOf(many, isUsed))
  }
  const isChanged = saved !== undefined && checked !== saved.folder
  const name = (part: 'one' | 'many') => (
    <EntryField
      name={`names[${part}]`}
      label={strings.names[part]}
      hint={strings.namesHint[part]}
      required
      error={errorOf(`names.${part}`) ?? errorOf('names')}
      defaultValue={saved?.names[part]}
      onChange={({ currentTarget }) => part === 'many' && propose(currentTarget.value)}
    />
  )
  const hint = () => {
    if (folder === '' || problem) return strings.folderHint
    if (isChanged) return strings.redirects(`/${saved.folder}`, `/${checked}`)
    return saved ? strings.folderHint : strings.folderFree(`/${checked}`)
  }
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        {name('many')}
        {name('one')}
      </div>
      <EntryField
        name="folder"
        label={strings.folder}
        hint={<span role="status">{hint()}</span>}
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        error={errorOf('folder') ?? (folder === '' ? undefined : problem)}
        value={folder}
        onChange={({ currentTarget }) => {
          setFolder(currentTarget.value)
          setOwn(currentTarget.value !== '')
        }}
      />
    </>
  )
}
