import { collectionLabels } from '#contract/content/labels/collections.ts'
import { useEntryFallbackLanguage } from '#web/content/fallback-language.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { Link } from '#web/ui/link.tsx'
import { DefinitionRow } from '#web/ui/list/fact-row.tsx'
import type { ItemView } from './item-view.ts'

type Fact = ItemView['facts'][number]

/** The rail of an item's page: its short values, references, links and files. */
export function ItemFacts({ item, className }: { item: ItemView; className: string }) {
  const { facts, links, film } = item
  const words = useStrings(collectionLabels)
  // A video from this site is shown above, so that a link to it would repeat it.
  const listed = links.filter(({ key }) => film?.player !== null || key !== film.key)
  if (facts.length + listed.length === 0) return null
  return (
    <aside aria-label={words.facts} className={className}>
      {listed.length > 0 && (
        <ul className="divide-y divide-line border-line border-y">
          {listed.map(({ key, label, href, note, isFile }) => (
            <li key={key} className="py-2.5">
              <a
                href={href}
                rel="noopener noreferrer"
                {...(isFile ? {} : { target: '_blank' })}
                className="link spelled-out font-medium"
              >
                {label}
              </a>
              {note && (
                <span className="tabular text-ink-faint">
                  {' '}
                  <bdi>{isFile ? `(${note})` : note}</bdi>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && (
        <dl className="divide-y divide-line border-line border-y">
          {facts.map((fact) => (
            <DefinitionRow key={fact.key} name={fact.label}>
              <FactValue fact={fact} untranslated={item.untranslated} />
            </DefinitionRow>
          ))}
        </dl>
      )}
    </aside>
  )
}

type FactValueProps = { fact: Fact; untranslated: readonly string[] | undefined }

function FactValue({ fact, untranslated }: FactValueProps) {
  const { yes } = useStrings(collectionLabels)
  const textLanguage = useEntryFallbackLanguage(untranslated)
  if (fact.show === 'flag') return yes
  if (fact.show === 'text') return <span {...textLanguage(`values.${fact.key}`)}>{fact.text}</span>
  if (fact.show !== 'entries') return null
  return (
    <ul className="space-y-1.5">
      {fact.entries.map(({ id, name, path }) => (
        <li key={id}>
          {path ? (
            <Link to={path} className="link">
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}
        </li>
      ))}
    </ul>
  )
}
