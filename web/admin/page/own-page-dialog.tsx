import { type OwnPage, pageApi } from '#contract/page.ts'
import { entryAction } from '#web/admin/editor/entry-action.ts'
import { EntryDialog } from '#web/admin/editor/entry-dialog.tsx'
import { EntryField } from '#web/admin/editor/entry-field.tsx'
import { MarkdownField } from '#web/admin/editor/markdown-field.tsx'
import { useOpened } from '#web/admin/editor/use-opened.ts'
import { ownPagePanel as words } from '#web/content/own-pages.ts'
import { pageBlockMenu } from '#web/content/page-block-menu.ts'
import { Select } from '#web/ui/form/field.tsx'
import { previewPage } from './preview-page.ts'

type OwnPageDialogProps = {
  /** What is being changed; without it the dialog adds. */
  page: OwnPage | undefined
  open: boolean
  onClose: () => void
}

/** One dialog serves adding and changing a page. */
export function OwnPageDialog({ page: given, open: isWanted, onClose }: OwnPageDialogProps) {
  const { entry: page, draft, open } = useOpened('page', given, isWanted)
  const { fields } = words
  const action = entryAction(
    page,
    {
      entity: 'page',
      words,
      add: pageApi.createPage,
      update: pageApi.updatePage,
      idName: 'pageId',
    },
    draft,
  )
  return (
    <EntryDialog open={open} onClose={onClose} className="max-w-5xl" {...action}>
      <div className="grid gap-5 sm:grid-cols-2">
        <EntryField name="title" label={fields.title} required defaultValue={page?.title} />
        <EntryField
          name="path"
          label={fields.path}
          hint={words.pathHint}
          required
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={page?.path}
        />
      </div>
      <MarkdownField
        name="content"
        label={fields.content}
        rows={16}
        roomy
        hint={words.contentHint}
        inserts={pageBlockMenu}
        preview={previewPage}
        defaultValue={page?.content}
      />
      <EntryField name="inSitemap" label={fields.inSitemap}>
        <Select defaultValue={String(page?.inSitemap ?? true)}>
          {words.inSitemap.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </EntryField>
    </EntryDialog>
  )
}
