import { ArrowUpRight } from 'lucide-react'
import { collectionLabels } from '#contract/content/labels/collections.ts'
import { HiddenLinkTitle } from '#web/content/about-title.tsx'
import { useEntryFallbackLanguage } from '#web/content/fallback-language.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { EntryText } from '#web/site/parts/entry-text.tsx'
import { cn } from '#web/ui/cn.ts'
import { Link } from '#web/ui/link.tsx'
import type { ItemState } from './item-state.ts'
import type { ItemListEntry } from './list-view.ts'

type EntryProps = { entry: ItemListEntry; className?: string }

/** Title of an item, linked to its page if it has one. */
export function ItemTitle({ entry, className }: EntryProps) {
  if (entry.path === '')
    return <EntryText of={entry} name="title" as="span" className={className} />
  return (
    <EntryText
      of={entry}
      name="title"
      to={entry.path}
      className={cn('text-ink no-underline hover:text-signal-strong hover:underline', className)}
    />
  )
}

/** Entries that an item names, such as its speakers. */
export function ItemEntries({ entry, className }: EntryProps) {
  const named = entry.entries.flatMap(({ entries }) => entries)
  if (named.length === 0) return null
  return (
    <p className={className}>
      {named.map(({ id, name, path }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          {path ? (
            <Link to={path} className="text-inherit no-underline hover:underline">
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}
        </span>
      ))}
    </p>
  )
}

/** Short values of an item, separated by dots. */
export function ItemTexts({ entry, className }: EntryProps) {
  const textLanguage = useEntryFallbackLanguage(entry.untranslated)
  const texts = [...entry.texts, ...entry.flags.map(({ key, label }) => ({ key, text: label }))]
  if (texts.length === 0) return null
  return (
    <p className={className}>
      {texts.map(({ key, text }, at) => (
        <span key={key}>
          {at > 0 && ' · '}
          <bdi {...textLanguage(`values.${key}`)}>{text}</bdi>
        </span>
      ))}
    </p>
  )
}

/** Links and files of an item, each by the label of its field. */
export function ItemLinks({ entry, className }: EntryProps) {
  const textLanguage = useEntryFallbackLanguage(entry.untranslated)
  if (entry.links.length === 0) return null
  const about = { words: '{title}', title: entry.title, language: textLanguage('title') }
  return (
    <ul className={cn('flex flex-wrap gap-x-4 gap-y-1 text-sm', className)}>
      {entry.links.map(({ key, label, href, note, isFile }) => (
        <li key={key}>
          <a
            href={href}
            rel="noopener noreferrer"
            {...(isFile ? {} : { target: '_blank' })}
            className="link inline-flex items-center gap-1 whitespace-nowrap"
          >
            <span>
              {label}
              {isFile && <span className="text-ink-faint"> ({note})</span>}
              <HiddenLinkTitle {...about} />
            </span>
            {!isFile && <ArrowUpRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Marks an item that is open or still to come. Others have no mark. */
export function ItemStateMark({ state }: { state: ItemState | undefined }) {
  const words = useStrings(collectionLabels)
  if (state !== 'open' && state !== 'coming' && state !== 'closed') return null
  return (
    <span
      className={cn(
        'font-medium text-xs',
        state === 'closed' ? 'text-ink-faint' : 'text-signal-strong',
      )}
    >
      {words[state]}
    </span>
  )
}
