import { frameContent } from '#contract/content/frame.ts'
import { useWords } from '#web/content/use-words.ts'
import { TypedLink } from '#web/ui/markdown/typed-link.tsx'

/** A line below a form on how its data are used; nothing until the group has written it. */
export function PrivacyNote() {
  const { privacy, privacyLink, privacyTarget } = useWords(frameContent)
  return (
    (privacy || privacyTarget) && (
      <p className="text-ink-faint text-sm">
        {privacy}{' '}
        {privacyTarget && (
          <TypedLink to={privacyTarget} className="link">
            {privacyLink || privacyTarget}
          </TypedLink>
        )}
      </p>
    )
  )
}
