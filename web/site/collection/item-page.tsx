import { collectionLabels } from '#contract/content/labels/collections.ts'
import { useEntryFallbackLanguage } from '#web/content/fallback-language.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { EntryPageHeader } from '#web/site/parts/entry-head.tsx'
import { VideoBlock } from '#web/site/parts/film-block.tsx'
import { EmbedBlock } from '#web/site/parts/frame-block.tsx'
import { PageSection } from '#web/site/parts/page-section.tsx'
import { PublicationRows } from '#web/site/parts/publication-rows.tsx'
import { ReferringItems } from '#web/site/parts/referring-items.tsx'
import { Container, Grid } from '#web/ui/layout/container.tsx'
import { Link } from '#web/ui/link.tsx'
import { Prose } from '#web/ui/markdown/prose.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { ItemFacts } from './item-facts.tsx'
import type { ItemView } from './item-view.ts'

/** The page of an item of a collection. */
export function ItemPage({ entry: item }: { entry: ItemView }) {
  const { title, list, dates, date, state, closed, lead } = item
  const words = useStrings(collectionLabels)
  const textLanguage = useEntryFallbackLanguage(item.untranslated)
  return (
    <article data-slot="item" data-form={item.form}>
      <EntryPageHeader
        list={list}
        kind={
          <span>
            {dates && <time dateTime={date}>{dates}</time>}
            {dates && state && ' · '}
            {state && words[state]}
            {!(dates || state) && item.kindText}
          </span>
        }
        title={title}
        {...textLanguage('title')}
      >
        {lead && (
          <p className="mt-6 max-w-[58ch] break-words text-ink-soft text-lg">
            {lead.entries.map(({ id, name, path }, at) => (
              <span key={id}>
                {at > 0 && ', '}
                <Link to={path} className="text-inherit no-underline hover:underline">
                  <bdi>{name}</bdi>
                </Link>
              </span>
            ))}
          </p>
        )}
      </EntryPageHeader>
      <Container className="pb-20">
        {closed && <p className="mb-10 border-accent border-s-2 ps-4 text-lg">{closed}</p>}
        <Grid className="gap-y-14">
          <ItemContents item={item} />
          <ItemFacts
            item={item}
            className="min-w-0 space-y-9 text-sm max-sm:order-first md:col-span-4 lg:col-start-9"
          />
        </Grid>
      </Container>
    </article>
  )
}

function ItemContents({ item }: { item: ItemView }) {
  const { film, picture, sections, pictures, publications } = item
  const textLanguage = useEntryFallbackLanguage(item.untranslated)
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-14 md:col-span-8 lg:col-span-7">
      {film?.player && (
        <EmbedBlock isFilm address={film.address} title={film.label} {...film.player} />
      )}
      {film && !film.player && <VideoBlock address={film.address} title={film.label} />}
      {picture && !film && (
        <Picture
          src={picture}
          alt=""
          sizes="(min-width: 64rem) 58vw, 100vw"
          priority
          className="hairline w-full rounded-lg"
        />
      )}
      {sections.map(({ key, label, prose }) => (
        <PageSection key={key} id={`field-${key}`} name={label}>
          <Prose tree={prose} {...textLanguage(`values.${key}`)} className="text-lg" />
        </PageSection>
      ))}
      {pictures.map(({ key, label, src }) => (
        <figure key={key} className="grid gap-3">
          <Picture
            src={src}
            alt=""
            sizes="(min-width: 64rem) 58vw, 100vw"
            className="hairline w-full rounded-lg"
          />
          <figcaption className="text-ink-soft text-sm">{label}</figcaption>
        </figure>
      ))}
      {publications.map(({ key, label, entries }) => (
        <PageSection key={key} id={`field-${key}`} name={label}>
          <PublicationRows publications={entries} />
        </PageSection>
      ))}
      <ReferringItems of={item.referring} />
    </div>
  )
}
