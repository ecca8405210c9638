import { useId } from 'react'
import { type Publication, publicationApi } from '#contract/publication/publication.ts'
import { publicationEntity } from '#contract/publication/publication-entity.ts'
import { createEntryDialogCalls } from '#web/admin/editor/form/entry-action.ts'
import { EntryDialog, type ListEntryDialogProps } from '#web/admin/editor/form/entry-dialog.tsx'
import { EntryField } from '#web/admin/editor/form/entry-field.tsx'
import { MarkdownField } from '#web/admin/editor/form/markdown-field.tsx'
import { createTextFieldPropsGetter } from '#web/admin/editor/form/text-props.ts'
import { publicationPanelStrings as strings } from '#web/content/publication-panel-strings.ts'
import { maxPublicationTitleLength } from '#web/content/shown-lengths.ts'
import { AuthorsField } from './authors-field.tsx'
import { MorePublicationFields } from './more-publication-fields.tsx'
import { checkPdfQuestion } from './pdf-question.ts'
import { PublicationTypeSuggestions } from './publication-types.tsx'

const calls = createEntryDialogCalls(
  { definition: publicationEntity, api: publicationApi },
  strings,
)

export function PublicationDialog(props: ListEntryDialogProps<Publication>) {
  return (
    <EntryDialog {...props} calls={calls} check={checkPdfQuestion} className="sm:max-w-2xl">
      {(publication) => <PublicationFields publication={publication} />}
    </EntryDialog>
  )
}

function PublicationFields({ publication }: { publication: Publication | undefined }) {
  const types = useId()
  const { fields } = strings
  const text = createTextFieldPropsGetter(fields, publication)
  // A field that was empty when the form opened may stay empty, because imported publications can
  // lack these values.
  const isNeeded = (name: 'publicationDate' | 'publicationLink' | 'publicationSummary') =>
    publication?.[name] !== ''
  return (
    <>
      <EntryField {...text('title')} required shown={maxPublicationTitleLength} />
      <AuthorsField publication={publication} />
      <div className="grid gap-5 sm:grid-cols-2">
        <EntryField
          name="publicationDate"
          label={fields.publicationDate}
          type="date"
          required={isNeeded('publicationDate')}
          defaultValue={publication?.publicationDate.split('T')[0]}
        />
        <EntryField {...text('publicationType')} required list={types} />
      </div>
      <PublicationTypeSuggestions id={types} />
      <EntryField
        {...text('publicationLink')}
        type="url"
        required={isNeeded('publicationLink')}
        placeholder="https://"
      />
      <MarkdownField {...text('publicationSummary')} required={isNeeded('publicationSummary')} />
      <MorePublicationFields publication={publication} />
    </>
  )
}
