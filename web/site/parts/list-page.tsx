import { type ReactNode, use } from 'react'
import type { MetaDescriptor } from 'react-router'
import { type ContentGroup, contentStringsOf } from '#contract/content/group.ts'
import { type ListLoadError, listOrNullOnError } from '#web/api/loaded.ts'
import { ChangedContentContext } from '#web/content/content-context.ts'
import type { JsonLdThing } from '#web/head/json-ld.ts'
import { buildPageMeta } from '#web/head/page-meta.ts'
import { type RouteMatches, type SiteData, stringsFromMatches } from '#web/head/site-of.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { PageHero } from '#web/ui/layout/page-hero.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Pagination } from '#web/ui/list/pagination.tsx'
import { listPageUrl } from './list-address.ts'

interface EmptyWords {
  readonly title: string
  readonly text: string
}

interface HeroWords {
  readonly title: string
  readonly eyebrow: string
  readonly heading: string
  readonly intro: string
}

interface ListWords extends HeroWords {
  /** Description for search engines. The intro by default. */
  readonly description?: string
  readonly failed: EmptyWords
  readonly empty: EmptyWords
}

type ReadWords = <T extends object>(group: ContentGroup<T>) => T

/** Combines the editable texts of a list page with the fixed label for loading errors. */
export const combineListStrings =
  (
    content: ContentGroup<HeroWords & { emptyTitle: string; emptyText: string }>,
    labels: ContentGroup<{ failed: EmptyWords }>,
  ) =>
  (read: ReadWords): ListWords => {
    const { emptyTitle: title, emptyText: text, ...words } = read(content)
    return { ...words, failed: read(labels).failed, empty: { title, text } }
  }

interface ListPart {
  readonly page?: number
  readonly pages?: number
  readonly total?: number
  readonly filters?: object
}

const partOf = (list: object): ListPart => list

const isFiltered = (list: object): boolean => Object.keys(partOf(list).filters ?? {}).length > 0

const hasNoEntries = (list: object): boolean => partOf(list).total === 0 && !isFiltered(list)

/**
 * Definition of a page that lists the entries of one entity. `defineListPage` adds pagination, filters and
 * error states.
 */
interface ListDescriptor<List extends object> {
  readonly path: string
  readonly words: (read: ReadWords) => ListWords
  readonly hasFeed?: boolean
  /** Whether the page has a generated image for sharing. */
  readonly hasCard?: boolean
  /** Returns structured data (JSON-LD) of the listed entries. */
  readonly things?: (site: SiteData, list: List) => readonly JsonLdThing[]
  /** Returns whether there is nothing to list. By default, a list is empty if its `total` is 0. */
  readonly isEmpty?: (list: List) => boolean
  readonly show: (list: List) => ReactNode
  /** Whether `show` also renders a list without entries. */
  readonly showsEmpty?: boolean
  readonly heroClass?: string
  readonly pagesClass?: string
}

/** Defines metadata and body of a list page, including its empty and error states. */
export const defineListPage = <List extends object>(descriptor: ListDescriptor<List>) => {
  const { path, things, isEmpty = hasNoEntries } = descriptor
  return {
    meta: (args: {
      readonly matches: RouteMatches
      readonly loaderData?: List | ListLoadError | undefined
    }): MetaDescriptor[] => {
      const list = listOrNullOnError(args.loaderData)
      const { filters, page } = partOf(list ?? {})
      const words = descriptor.words((group) => stringsFromMatches(args.matches, group))
      const { title } = words
      return buildPageMeta(args.matches, {
        name: title,
        path: listPageUrl(path, filters, page),
        description: words.description ?? words.intro,
        ...(descriptor.hasCard && { card: { kind: words.eyebrow } }),
        ...(descriptor.hasFeed && { feed: { title, path: `${path}/feed.xml` } }),
        // Keeps filtered lists out of search engines, because they repeat parts of the whole list.
        isPrivate: isFiltered(list ?? {}),
        ...(list && things && { things: (site) => things(site, list) }),
      })
    },
    Body: ({ list }: { list: List | null }) => {
      const changed = use(ChangedContentContext)
      const words = descriptor.words((group) => contentStringsOf(group, changed))
      const { show, showsEmpty, heroClass, pagesClass = 'mt-10' } = descriptor
      return (
        <>
          <PageHero
            eyebrow={words.eyebrow}
            title={words.heading}
            intro={words.intro}
            className={heroClass}
          />
          <Container>
            {list === null && <EmptyState {...words.failed} />}
            {list && isEmpty(list) && <EmptyState {...words.empty} />}
            {list && (showsEmpty || !isEmpty(list)) && show(list)}
            {list && <ListPagination path={path} list={list} className={pagesClass} />}
          </Container>
        </>
      )
    },
  }
}

type PagesProps = { path: string; list: object; className: string }

export function ListPagination({ path, list, className }: PagesProps) {
  const { page = 1, pages = 1, filters } = partOf(list)
  const href = (wanted: number) => listPageUrl(path, filters, wanted)
  return <Pagination page={page} pages={pages} href={href} className={className} />
}
