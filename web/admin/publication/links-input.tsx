import { webUrl } from '#contract/call/fields.ts'
import type { Publication } from '#contract/publication/publication.ts'
import { type FurtherLink, linkKinds } from '#contract/publication/publication-fields.ts'
import { LinkRowsInput } from '#web/admin/editor/form/link-rows-input.tsx'
import { publicationPanelStrings as strings } from '#web/content/publication-panel-strings.ts'

export function LinksInput({ links }: { links: Publication['links'] | undefined }) {
  return (
    <LinkRowsInput
      links={links?.flatMap(({ kind, url }): FurtherLink[] => {
        const linkKind = linkKinds.find((each) => each === kind)
        return linkKind ? [{ kind: linkKind, url }] : []
      })}
      choices={linkKinds}
      choiceOf={({ kind }) => kind}
      toLink={(kind, url) => ({ kind, url })}
      first="pdf"
      address={webUrl}
      strings={strings.linkRows}
    />
  )
}
