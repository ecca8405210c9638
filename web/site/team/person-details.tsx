import type { ReactNode } from 'react'
import { hrefOf } from '#contract/link.ts'
import { team as words } from '#web/content/team.ts'
import { BrandIcon, networkName } from '#web/ui/theme/brand-icons.tsx'
import type { Person } from './load-team.ts'

type PersonDetailsProps = { person: Person; picture: ReactNode; about: ReactNode }

const isMailAddress = (text: string) => /^[^\s@?&#%]+@[^\s@?&#%]+$/.test(text)

/** Everything about a person but the name and the designation, which stand above. */
export function PersonDetails({ person, picture, about }: PersonDetailsProps) {
  const links = person.socialLinks.filter(({ url }) => url.trim())
  const { email } = person
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <div className="w-40 sm:w-48">{picture}</div>
      <dl className="grid grid-cols-1 content-start gap-4">
        <Fact name={words.qualifications}>{person.qualifications}</Fact>
        <Fact name={words.interest}>{person.AreaofInterest}</Fact>
        <Fact name={words.email}>
          {isMailAddress(email) ? (
            <a href={`mailto:${email}`} className="link">
              {email}
            </a>
          ) : (
            email
          )}
        </Fact>
        <Fact name={words.links}>
          {links.length > 0 && (
            <ul className="mt-1 grid gap-1">
              {links.map(({ name, url }) => (
                <li key={`${name} ${url}`} className="flex items-center gap-2.5">
                  <BrandIcon network={name} />
                  <NetworkLink label={networkName(name)} url={url} />
                </li>
              ))}
            </ul>
          )}
        </Fact>
      </dl>
      {about && (
        <section aria-label={words.about} className="border-line border-t pt-5 sm:col-span-2">
          {about}
        </section>
      )}
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children || (typeof children === 'string' && !children.trim())) return null
  return (
    <div className="min-w-0">
      <dt className="text-ink-faint text-sm">{name}</dt>
      <dd className="break-words">{children}</dd>
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
    <a href={href} target="_blank" rel="noopener noreferrer" className="link">
      {label}
    </a>
  )
}
