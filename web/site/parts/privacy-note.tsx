import { frameContent } from '#contract/content/frame.ts'
import { useWords } from '#web/content/use-words.ts'
import { MenuLink } from '#web/site/shell/nav-link.tsx'

/** What becomes of what is typed, in one line under a form; nothing until the group has written it. */
export function PrivacyNote() {
  const { privacy, privacyLink, privacyTarget } = useWords(frameContent)
  return (
    (privacy || privacyTarget) && (
      <p className="text-ink-faint text-sm">
        {privacy}{' '}
        {privacyTarget && (
          <MenuLink target={privacyTarget} className="link">
            {privacyLink || privacyTarget}
          </MenuLink>
        )}
      </p>
    )
  )
}
