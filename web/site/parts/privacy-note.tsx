import { headerFooterContent } from '#contract/content/frame.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { MenuLink } from '#web/site/shell/nav-link.tsx'

/** A privacy note below forms. Renders nothing if the group has not written one. */
export function PrivacyNote() {
  const { privacy, privacyLink, privacyTarget } = useStrings(headerFooterContent)
  return (
    (privacy || privacyTarget) && (
      <p className="text-ink-faint text-sm">
        {privacy}{' '}
        {privacyTarget && (
          <MenuLink
            item={{ target: privacyTarget, label: privacyLink || privacyTarget }}
            className="link"
          />
        )}
      </p>
    )
  )
}
