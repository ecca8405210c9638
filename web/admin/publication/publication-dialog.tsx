import { useId } from 'react'
import { type Publication, publicationApi } from '#contract/publication/publication.ts'
import { publicationEntity } from '#contract/publication/publication-entity.ts'
import { entryCalls } from '#web/admin/editor/form/entry-action.ts'
import { EntryDialog, type OpenedEntry } from '#web/admin/editor/form/entry-dialog.tsx'
import { EntryField } from '#web/admin/editor/form/entry-field.tsx'
import { MarkdownField } from '#web/admin/editor/form/markdown-field.tsx'
import { publicationPanel as words } from '#web/content/publication-panel-words.ts'
import { publicationTitleLength } from '#web/content/shown-lengths.ts'
import { AuthorsField } from './authors-field.tsx'
import { MorePublicationFields } from './more-publication-fields.tsx'
import { PublicationTypes } from './publication-types.tsx'

const calls = entryCalls({ definition: publicationEntity, api: publicationApi }, words)

/** One dialog serves adding and updating. */
export function PublicationDialog(props: OpenedEntry<Publication>) {
  return (
    <EntryDialog {...props} calls={calls} className="sm:max-w-2xl">
      {(publication) => <PublicationFields publication={publication} />}
    </EntryDialog>
  )
}

function PublicationFields({ publication }: { publication: Publication | undefined }) {
  const types = useId()
  const { fields } = words
  // What an import did not bring may stay away.
  const isNeeded = (name: 'publicationDate' | 'publicationLink' | 'publicationSummary') =>
    publication?.[name] !== ''
  return (
    <>
      <EntryField
        name="title"
        label={fields.title}
        required
        shown={publicationTitleLength}
        defaultValue={publication?.title}
      />
      <AuthorsField publication={publication} />
      <div className="grid gap-5 sm:grid-cols-2">
        <EntryField
          name="publicationDate"
          label={fields.publicationDate}
          type="date"
          required={isNeeded('publicationDate')}
          defaultValue={publication?.publicationDate.split('T')[0]}
        />
        <EntryField
          name="publicationType"
          label={fields.publicationType}
          required
          list={types}
          defaultValue={publication?.publicationType}
        />
      </div>
      <PublicationTypes id={types} />
      <EntryField
        name="publicationLink"
        label={fields.publicationLink}
        type="url"
        required={isNeeded('publicationLink')}
        placeholder="https://"
        defaultValue={publication?.publicationLink}
      />
      <MarkdownField
        name="publicationSummary"
        label={fields.publicationSummary}
        required={isNeeded('publicationSummary')}
        defaultValue={publication?.publicationSummary}
      />
      <MorePublicationFields publication={publication} />
    </>
  )
}
