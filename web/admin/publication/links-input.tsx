import { webUrl } from '#contract/fields.ts'
import type { Publication } from '#contract/publication.ts'
import { type FurtherLink, linkKinds } from '#contract/publication-fields.ts'
import { LinkRowsInput } from '#web/admin/editor/link-rows-input.tsx'
import { publicationPanel as words } from '#web/content/publication-panel.ts'

/** Rows of what a further link leads to, and its address. */
export function LinksInput({ links }: { links: Publication['links'] | undefined }) {
  return (
    <LinkRowsInput
      links={links?.flatMap(({ kind, url }): FurtherLink[] => {
        const known = linkKinds.find((each) => each === kind)
        return known ? [{ kind: known, url }] : []
      })}
      choices={linkKinds}
      choiceOf={({ kind }) => kind}
      toLink={(kind, url) => ({ kind, url })}
      first="pdf"
      address={webUrl}
      words={words.linkRows}
    />
  )
}
