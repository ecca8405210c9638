import { fillPlaceholders } from '#contract/content/group.ts'
import { publicationLabels } from '#contract/content/labels/publications.ts'
import { useLocale } from '#web/content/locale.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { Link } from '#web/ui/link.tsx'
import type { PublicationAuthor } from './publication-view.ts'

type Authors = readonly PublicationAuthor[]

/** Lists with more authors than this are collapsed. */
const maxExpanded = 30
const collapsedCount = 12

/**
 * Authors of a publication. Group members are highlighted and linked, long lists are collapsed.
 */
export function AuthorLine({ authors }: { authors: Authors }) {
  const words = useStrings(publicationLabels)
  const locale = useLocale()
  if (authors.length === 0) return null
  const isLong = authors.length > maxExpanded
  const rest = isLong ? authors.slice(collapsedCount) : []
  const members = rest.filter(({ path }) => path !== undefined)
  return (
    <section
      aria-label={words.authors}
      className="mt-6 max-w-[72ch] break-words text-ink-soft text-lg"
    >
      <Names authors={isLong ? authors.slice(0, collapsedCount) : authors} isOpen={isLong} />
      {members.length > 0 && (
        <p className="mt-2 text-base">
          {words.ofTheGroup}: <Names authors={members} />
        </p>
      )}
      {isLong && (
        <details className="mt-2 text-base">
          <summary className="link inline-block py-1 print:hidden">
            {fillPlaceholders(words.showAuthors, { count: authors.length.toLocaleString(locale) })}
          </summary>
          <div className="mt-2">
            <Names authors={rest} />
          </div>
        </details>
      )}
      <Notes authors={authors} />
    </section>
  )
}

function Names({ authors, isOpen = false }: { authors: Authors; isOpen?: boolean }) {
  return (
    // Author names keep their own text direction on right-to-left pages.
    <ul dir="auto" className="inline">
      {authors.map((author, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: authors have no other identity
        <li key={index} className="inline">
          <Name author={author} />
          {index < authors.length - 1 ? ', ' : isOpen && ' …'}
        </li>
      ))}
    </ul>
  )
}

function Name({ author: { name, path, isEqual, isCorresponding } }: { author: PublicationAuthor }) {
  const words = useStrings(publicationLabels)
  return (
    <>
      {path ? (
        <Link to={path} className="link font-medium">
          {name}
        </Link>
      ) : (
        name
      )}
      {isEqual && <Mark sign="*" text={words.equalMark} />}
      {isCorresponding && <Mark sign="✉" text={words.correspondingMark} />}
    </>
  )
}

function Mark({ sign, text }: { sign: string; text: string }) {
  return (
    <>
      <sup aria-hidden="true">{sign}</sup>
      <span className="sr-only"> ({text})</span>
    </>
  )
}

function Notes({ authors }: { authors: Authors }) {
  const words = useStrings(publicationLabels)
  const notes = [
    ...(authors.some(({ isEqual }) => isEqual) ? [{ sign: '*', text: words.equal }] : []),
    ...(authors.some(({ isCorresponding }) => isCorresponding)
      ? [{ sign: '✉', text: words.corresponding }]
      : []),
  ]
  return notes.map(({ sign, text }) => (
    <p key={sign} aria-hidden="true" className="mt-2 text-ink-faint text-sm">
      <sup>{sign}</sup> {text}
    </p>
  ))
}
