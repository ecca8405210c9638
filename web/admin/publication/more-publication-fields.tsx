import type { EntityDefinition } from '#contract/call/entity.ts'
import type { Publication } from '#contract/publication/publication.ts'
import { publicationEntity } from '#contract/publication/publication-entity.ts'
import { publicationPdfOptions } from '#contract/publication/publication-fields.ts'
import { ProjectsField } from '#web/admin/editor/choice/projects-field.tsx'
import { EntryField } from '#web/admin/editor/form/entry-field.tsx'
import { EntryFileInput } from '#web/admin/editor/form/file-field-input.tsx'
import { MarkdownField } from '#web/admin/editor/form/markdown-field.tsx'
import { CollapsedFields } from '#web/admin/editor/form/more-fields.tsx'
import { createTextFieldPropsGetter } from '#web/admin/editor/form/text-props.ts'
import { publicationPanelStrings as strings } from '#web/content/publication-panel-strings.ts'
import { CommaListInput } from '#web/ui/form/comma-list-input.tsx'
import { Select, SelectOptions, Textarea } from '#web/ui/form/field.tsx'
import { GrantsField } from './grants-field.tsx'
import { PublicationLinksInput } from './links-input.tsx'
import { PublicationNoticesInput } from './notices-input.tsx'
import { publicationPdfQuestion } from './pdf-question.ts'

const defined: EntityDefinition['fields'] = publicationEntity.fields

/**
 * Names of text fields with their own control elsewhere in the form. This component leaves them
 * out.
 */
const elsewhere = ['authors', 'publicationType', 'editors', 'abstract', 'award'] as const

type Fields = typeof publicationEntity.fields
type Text = { [K in keyof Fields]: Fields[K]['kind'] extends 'text' ? K : never }[keyof Fields]
type ShortText = Exclude<Text, (typeof elsewhere)[number]>

const isShortText = (name: string): name is ShortText =>
  defined[name]?.kind === 'text' && !elsewhere.some((each) => each === name)

/** Names of the text fields that get a generic single-line control, such as identifiers. */
const shortTexts = Object.keys(defined).filter(isShortText)

const hints: Readonly<Record<string, string>> = strings.hints

export function MorePublicationFields({ publication }: { publication: Publication | undefined }) {
  const { fields } = strings
  const text = createTextFieldPropsGetter(fields, publication)
  return (
    <CollapsedFields>
      <div className="grid gap-5 sm:grid-cols-2">
        {shortTexts.map((name) => (
          <EntryField key={name} {...text(name)} hint={hints[name]} />
        ))}
        <Choice
          name="datePrecision"
          value={publication?.datePrecision ?? 'day'}
          options={strings.datePrecisions}
        />
        <Choice
          name="featured"
          value={String(publication?.featured ?? false)}
          options={strings.featured}
        />
      </div>
      <EntryField {...text('editors')} hint={strings.hints.editors} />
      <EntryField name="properNouns" label={fields.properNouns} hint={strings.hints.properNouns}>
        <CommaListInput entries={publication?.properNouns} />
      </EntryField>
      <EntryField name="keywords" label={fields.keywords} hint={strings.keywordsHint}>
        <CommaListInput entries={publication?.keywords} />
      </EntryField>
      <ProjectsField publication={publication} />
      <GrantsField publication={publication} />
      <EntryField name="links" label={fields.links}>
        <PublicationLinksInput links={publication?.links} />
      </EntryField>
      <EntryField name="pdf" label={fields.pdf}>
        <EntryFileInput
          current={publication?.pdf}
          {...publicationPdfOptions}
          question={publicationPdfQuestion}
        />
      </EntryField>
      <EntryField {...text('award')} hint={strings.hints.award} />
      <EntryField name="notices" label={fields.notices}>
        <PublicationNoticesInput notices={publication?.notices} />
      </EntryField>
      <EntryField name="abstract" label={fields.abstract}>
        <Textarea defaultValue={publication?.abstract} />
      </EntryField>
      <MarkdownField {...text('laySummary')} />
    </CollapsedFields>
  )
}

type ChoiceProps = {
  name: 'datePrecision' | 'featured'
  value: string
  options: readonly (readonly [string, string])[]
}

function Choice({ name, value, options }: ChoiceProps) {
  return (
    <EntryField name={name} label={strings.fields[name]}>
      <Select defaultValue={value}>
        <SelectOptions of={options} />
      </Select>
    </EntryField>
  )
}
