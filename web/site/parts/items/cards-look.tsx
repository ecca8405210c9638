import { useEntryFallbackLanguage } from '#web/content/fallback-language.ts'
import { cn } from '#web/ui/cn.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { ItemEntries, ItemLinks, ItemStateMark, ItemTexts, ItemTitle } from './entry-parts.tsx'
import type { ItemListEntry } from './list-view.ts'
import type { LookProps } from './look-props.ts'

/** Cards with pictures. A list without pictures has typographic cards, and a single item is a feature. */
export function CardsLook({ entries, level, hasStates }: LookProps) {
  const hasPictures = entries.some(({ picture }) => picture !== '')
  const [only] = entries
  if (entries.length === 1 && only)
    return <Feature entry={only} level={level} hasStates={hasStates} />
  return (
    <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 xl:grid-cols-3">
      {entries.map((entry) => (
        <li key={entry.id} id={entry.id} className="min-w-0 print:break-inside-avoid">
          <Card entry={entry} level={level} hasPictures={hasPictures} hasStates={hasStates} />
        </li>
      ))}
    </ul>
  )
}

type CardProps = { entry: ItemListEntry; hasPictures: boolean } & Pick<
  LookProps,
  'level' | 'hasStates'
>

function Card({ entry, level, hasPictures, hasStates }: CardProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  const isPlate = hasPictures && entry.picture === ''
  const title = (
    <Title
      className={cn(
        'display break-words text-pretty',
        isPlate ? 'line-clamp-4 text-2xl' : 'line-clamp-4 text-xl',
      )}
    >
      <ItemTitle entry={entry} />
    </Title>
  )
  return (
    <article className={cn('flex h-full flex-col', !hasPictures && 'border-line border-t pt-5')}>
      {entry.picture && (
        <Picture
          src={entry.picture}
          alt=""
          sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 50vw, 100vw"
          className="hairline mb-4 aspect-[3/2] w-full rounded-lg object-cover"
        />
      )}
      {isPlate && (
        <div className="mb-4 flex aspect-[3/2] items-end overflow-clip rounded-lg bg-signal-soft p-6">
          {title}
        </div>
      )}
      <Eyebrow entry={entry} hasStates={hasStates} />
      {!isPlate && title}
      <CardText entry={entry} />
    </article>
  )
}

function Eyebrow({ entry, hasStates }: { entry: ItemListEntry; hasStates: boolean }) {
  const textLanguage = useEntryFallbackLanguage(entry.untranslated)
  const [first] = entry.texts
  const text = entry.dates || first?.text
  if (!text) return null
  return (
    <p className="eyebrow mb-1.5 flex flex-wrap items-baseline gap-x-3 break-words">
      <span {...(entry.dates ? {} : textLanguage(`values.${first?.key}`))}>{text}</span>
      {hasStates && <ItemStateMark state={entry.state} />}
    </p>
  )
}

function CardText({ entry }: { entry: ItemListEntry }) {
  const textLanguage = useEntryFallbackLanguage(entry.untranslated)
  const { summary } = entry
  // Without a date, the first value is above the title.
  const rest = entry.dates ? entry : { ...entry, texts: entry.texts.slice(1) }
  return (
    <>
      {summary ? (
        <p
          {...textLanguage(`values.${summary.key}`)}
          className="mt-2 line-clamp-2 break-words text-ink-soft"
        >
          {summary.text}
        </p>
      ) : (
        <ItemTexts entry={rest} className="mt-2 line-clamp-2 break-words text-ink-soft" />
      )}
      <ItemEntries
        entry={entry}
        className="mt-1.5 line-clamp-2 break-words text-ink-faint text-sm"
      />
      <ItemLinks entry={entry} className="mt-3" />
    </>
  )
}

function Feature({
  entry,
  level,
  hasStates,
}: { entry: ItemListEntry } & Pick<LookProps, 'level' | 'hasStates'>) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <article
      id={entry.id}
      className="grid items-center gap-x-8 gap-y-7 border-line border-t pt-10 md:grid-cols-12"
    >
      {entry.picture && (
        <Picture
          src={entry.picture}
          alt=""
          sizes="(min-width: 48rem) 58vw, 100vw"
          className="hairline aspect-[3/2] w-full rounded-lg object-cover md:col-span-7"
        />
      )}
      <div className={cn('min-w-0', entry.picture ? 'md:col-span-5' : 'md:col-span-9')}>
        <Eyebrow entry={entry} hasStates={hasStates} />
        <Title className="display break-words text-3xl text-pretty">
          <ItemTitle entry={entry} />
        </Title>
        <CardText entry={entry} />
      </div>
    </article>
  )
}
