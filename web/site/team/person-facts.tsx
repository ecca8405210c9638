import type { ReactNode } from 'react'
import { hrefOf } from '#contract/call/href.ts'
import { teamLabels } from '#contract/content/labels/team.ts'
import {
  type TextLanguageAttributes,
  useEntryFallbackLanguage,
} from '#web/content/fallback-language.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { BrandIcon, socialNetworkName } from '#web/ui/theme/brand-icons.tsx'
import type { TeamPerson } from './load-team.ts'

const isMailAddress = (text: string) => /^[^\s@?&#%]+@[^\s@?&#%]+$/.test(text)

export function PersonFactList({ person }: { person: TeamPerson }) {
  const words = useStrings(teamLabels)
  const links = person.socialLinks.filter(({ url }) => url.trim())
  const { email } = person
  const textLanguage = useEntryFallbackLanguage(person.untranslated)
  return (
    <dl className="grid grid-cols-1 content-start gap-4">
      <Fact name={words.qualifications} language={textLanguage('qualifications')}>
        {person.qualifications}
      </Fact>
      <Fact name={words.interest} language={textLanguage('AreaofInterest')}>
        {person.AreaofInterest}
      </Fact>
      <Fact name={words.pronouns} language={textLanguage('pronouns')}>
        {person.pronouns}
      </Fact>
      <Fact name={words.email}>
        {isMailAddress(email) ? (
          <a href={`mailto:${email}`} className="link">
            {email}
          </a>
        ) : (
          email
        )}
      </Fact>
      <Fact name={words.orcid}>
        {person.orcid && (
          <a
            href={`https://orcid.org/${person.orcid}`}
            target="_blank"
            rel="noopener noreferrer"
            className="link tabular"
          >
            {person.orcid}
          </a>
        )}
      </Fact>
      <Fact name={words.links}>
        {links.length > 0 && (
          <ul className="mt-1 grid gap-1">
            {links.map(({ name, url }) => (
              <li key={`${name} ${url}`} className="flex items-center gap-2.5">
                <BrandIcon network={name} />
                <NetworkLink label={socialNetworkName(name)} url={url} />
              </li>
            ))}
          </ul>
        )}
      </Fact>
    </dl>
  )
}

type FactProps = {
  name: string
  language?: TextLanguageAttributes | undefined
  children: ReactNode
}

function Fact({ name, language, children }: FactProps) {
  if (!children || (typeof children === 'string' && !children.trim())) return null
  return (
    <div className="min-w-0">
      <dt className="text-ink-faint text-sm">{name}</dt>
      <dd {...language} className="break-words">
        {children}
      </dd>
    </div>
  )
}

function NetworkLink({ label, url }: { label: string; url: string }) {
  const href = hrefOf(url)
  if (href === null) {
    return (
      <span className="min-w-0 break-words">
        {label}: {url}
      </span>
    )
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="link spelled-out">
      {label}
    </a>
  )
}
