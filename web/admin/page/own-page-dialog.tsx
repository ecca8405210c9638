import { useState } from 'react'
import { type CustomPageEntry, customPageApi, customPageEntity } from '#contract/page/page.ts'
import { slugOf } from '#contract/text/slug.ts'
import { createEntryDialogCalls } from '#web/admin/editor/form/entry-action.ts'
import { EntryDialog, type ListEntryDialogProps } from '#web/admin/editor/form/entry-dialog.tsx'
import { EntryField } from '#web/admin/editor/form/entry-field.tsx'
import { MarkdownField } from '#web/admin/editor/form/markdown-field.tsx'
import { pageBlockSnippets } from '#web/content/page-block-menu-strings.ts'
import { Select, SelectOptions } from '#web/ui/form/field.tsx'
import { loadBlockChoices } from './load-block-choices.ts'
import { customPagePanelStrings as strings } from './own-pages-strings.ts'
import { CustomPagePreview } from './typed-page-frame.tsx'

const calls = createEntryDialogCalls({ definition: customPageEntity, api: customPageApi }, strings)

export function CustomPageDialog(props: ListEntryDialogProps<CustomPageEntry>) {
  return (
    <EntryDialog {...props} calls={calls} className="max-w-5xl">
      {(page) => <OwnPageFields page={page} />}
    </EntryDialog>
  )
}

function OwnPageFields({ page }: { page: CustomPageEntry | undefined }) {
  const { fields } = strings
  const [path, setPath] = useState(page?.path ?? '')
  // Whether the user has chosen the path. Until then it is derived from the title.
  const [isOwn, setOwn] = useState(path !== '')
  const propose = (title: string) => {
    if (!isOwn) setPath(title.trim() === '' ? '' : `/${slugOf(title)}`)
  }
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <EntryField
          name="title"
          label={fields.title}
          required
          defaultValue={page?.title}
          onChange={({ currentTarget }) => propose(currentTarget.value)}
        />
        <EntryField
          name="path"
          label={fields.path}
          hint={strings.pathHint}
          required
          autoCapitalize="none"
          spellCheck={false}
          value={path}
          onChange={({ currentTarget }) => {
            setPath(currentTarget.value)
            setOwn(currentTarget.value !== '')
          }}
        />
      </div>
      <MarkdownField
        name="content"
        label={fields.content}
        rows={16}
        roomy
        isPage
        hint={strings.contentHint}
        inserts={pageBlockSnippets}
        choices={loadBlockChoices}
        preview={CustomPagePreview}
        defaultValue={page?.content}
      />
      <EntryField name="inSitemap" label={fields.inSitemap}>
        <Select defaultValue={String(page?.inSitemap ?? true)}>
          <SelectOptions of={strings.inSitemap} />
        </Select>
      </EntryField>
    </>
  )
}
