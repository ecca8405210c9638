import { webUrl } from '#contract/fields.ts'
import { type FurtherLink, linkKinds } from '#contract/publication-fields.ts'
import { publicationPanel as words } from '#web/content/publications.ts'
import { Input, Select } from '#web/ui/form/field.tsx'
import { RowsInput } from '#web/ui/list/rows-input.tsx'

const isLink = (value: unknown): value is FurtherLink =>
  typeof value === 'object' &&
  value !== null &&
  'url' in value &&
  typeof value.url === 'string' &&
  'kind' in value &&
  linkKinds.some((kind) => kind === value.kind)

/** Rows of what a further link leads to, and its address. */
export function LinksInput({ links }: { links?: readonly unknown[] | undefined }) {
  return (
    <RowsInput<FurtherLink>
      label={words.fields.links}
      rows={links?.filter(isLink)}
      blank={{ kind: 'pdf', url: '' }}
      isRow={isLink}
      addLabel={words.addLink}
      removeLabel={words.removeLink}
      nameOf={({ kind }) => words.linkKinds[kind]}
      rowClassName="grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:grid-cols-[11rem_1fr_auto]"
    >
      {({ kind, url }, change, { index, describedBy, isInvalid }) => (
        <>
          <Select
            aria-label={`${words.linkKind} ${index + 1}`}
            value={kind}
            onChange={(event) => {
              const chosen = linkKinds.find((each) => each === event.target.value)
              if (chosen) change({ kind: chosen })
            }}
          >
            {linkKinds.map((each) => (
              <option key={each} value={each}>
                {words.linkKinds[each]}
              </option>
            ))}
          </Select>
          <Input
            aria-label={`${words.linkUrl} ${index + 1}`}
            aria-describedby={describedBy}
            aria-invalid={isInvalid && !webUrl.safeParse(url).success}
            type="url"
            className="max-sm:order-last max-sm:col-span-2"
            placeholder="https://"
            value={url}
            onChange={(event) => change({ url: event.target.value })}
          />
        </>
      )}
    </RowsInput>
  )
}
