import { linkSchema } from '#contract/call/fields.ts'
import { type SocialLink, socialNetworks } from '#contract/profile/social-link.ts'
import { LinkRowsInput } from '#web/admin/editor/form/link-rows-input.tsx'
import { profilePanelStrings as strings } from '#web/content/profile-panel-strings.ts'

export function SocialLinksInput({ links }: { links?: readonly SocialLink[] | undefined }) {
  return (
    <LinkRowsInput
      links={links}
      choices={socialNetworks}
      choiceOf={({ name }) => name}
      toLink={(name, url) => ({ name, url })}
      first="linkedin"
      address={linkSchema}
      strings={strings.linkRows}
    />
  )
}
