import { webUrlSchema } from '#contract/call/fields.ts'
import type { Publication } from '#contract/publication/publication.ts'
import {
  type PublicationLink,
  publicationLinkKinds,
} from '#contract/publication/publication-fields.ts'
import { LinkRowsInput } from '#web/admin/editor/form/link-rows-input.tsx'
import { publicationPanelStrings as strings } from '#web/content/publication-panel-strings.ts'

export function PublicationLinksInput({ links }: { links: Publication['links'] | undefined }) {
  return (
    <LinkRowsInput
      links={links?.flatMap(({ kind, url }): PublicationLink[] => {
        const linkKind = publicationLinkKinds.find((each) => each === kind)
        return linkKind ? [{ kind: linkKind, url }] : []
      })}
      choices={publicationLinkKinds}
      choiceOf={({ kind }) => kind}
      toLink={(kind, url) => ({ kind, url })}
      first="pdf"
      address={webUrlSchema}
      strings={strings.linkRows}
    />
  )
}
