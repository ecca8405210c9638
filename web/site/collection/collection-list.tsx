import { collectionLabels } from '#contract/content/labels/collections.ts'
import { useEntryFallbackLanguage } from '#web/content/fallback-language.ts'
import { useStrings } from '#web/content/use-strings.ts'
import ItemLook from '#web/site/parts/items/item-look.tsx'
import type { CollectionListView } from '#web/site/parts/items/list-view.ts'
import { ListPagination } from '#web/site/parts/list-page.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { PageHero } from '#web/ui/layout/page-hero.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Prose } from '#web/ui/markdown/prose.tsx'
import type { ProseTree } from '#web/ui/markdown/prose-tree.ts'
import { CollectionFilterForm } from './collection-filters.tsx'

export type CollectionListPageView = CollectionListView & { readonly intro: ProseTree }

/** The list page of a collection. */
export function CollectionListPage({ list }: { list: CollectionListPageView }) {
  const { title, intro, path, total, filters, untranslated } = list
  const words = useStrings(collectionLabels)
  const textLanguage = useEntryFallbackLanguage(untranslated)
  const isFiltered = Object.keys(filters).length > 0
  return (
    <div data-form={list.form}>
      <PageHero
        title={<span {...textLanguage('names.many')}>{title}</span>}
        intro={intro.length > 0 && <Prose tree={intro} {...textLanguage('intro')} />}
        className="lg:pb-14"
      />
      <Container className="pb-20">
        <CollectionFilterForm list={list} />
        {total === 0 && isFiltered && <EmptyState {...words.filters.none} />}
        {total === 0 && !isFiltered && (
          <EmptyState {...(list.isOfPositions ? words.noneOpen : words.empty)} />
        )}
        <Groups list={list} />
        <ListPagination path={path} list={list} className="mt-10" />
        <Follow list={list} />
      </Container>
    </div>
  )
}

function Groups({ list }: { list: CollectionListView }) {
  const { look, groups, hasDates, isOfPositions, page } = list
  const words = useStrings(collectionLabels)
  const isDivided = groups.some(({ state }) => state === 'past' || state === 'closed')
  return (
    <>
      {isOfPositions && isDivided && groups.length === 1 && page === 1 && (
        <EmptyState {...words.noneOpen} className="mb-14" />
      )}
      {groups.map(({ state, entries }) => {
        if (!isDivided || state === '')
          return (
            <ItemLook
              look={look}
              key={state}
              entries={entries}
              level={2}
              id="items"
              hasDates={hasDates}
              hasStates
            />
          )
        return (
          <section key={state} aria-labelledby={`items-${state}`} className="mb-16 lg:mb-20">
            <h2 id={`items-${state}`} className="display mb-6 text-2xl">
              {words[state]}
            </h2>
            <ItemLook
              look={look}
              entries={entries}
              level={3}
              id={state}
              hasDates={hasDates}
              hasStates={false}
            />
          </section>
        )
      })}
    </>
  )
}

/** Links to the feed and the calendar of a collection. */
function Follow({ list: { path, hasFeed, hasDates, total } }: { list: CollectionListView }) {
  const words = useStrings(collectionLabels)
  if (total === 0 || !(hasFeed || hasDates)) return null
  return (
    <p className="mt-10 flex flex-wrap gap-x-4 text-ink-faint text-sm print:hidden">
      {words.follow}{' '}
      {hasFeed && (
        <a href={`${path}/feed.xml`} type="application/atom+xml" className="link">
          {words.feed}
        </a>
      )}{' '}
      {hasDates && (
        <a href={`${path}/calendar.ics`} type="text/calendar" className="link">
          {words.calendar}
        </a>
      )}
    </p>
  )
}
