import type { MetaDescriptor } from 'react-router'
import type { ContentGroup } from '#contract/content/group.ts'
import { parsePictureUrl } from '#contract/media/picture-facts.ts'
import { buildPageMeta, type PageMetadata } from '#web/head/page-meta.ts'
import { type RouteMatches, stringsFromMatches } from '#web/head/site-of.ts'

/** Metadata of an entry's page. Path, parents and pictures are derived from the entry and its list. */
interface EntryFacts extends Omit<PageMetadata, 'path' | 'parents' | 'pictures'> {
  readonly name: string
  readonly picture?: string
}

interface EntryMetaArgs<View> {
  readonly matches: RouteMatches
  readonly loaderData?: View | undefined
}

/** Creates the `meta` function for the pages of an entity. `list` is the page that lists its entries. */
export const createEntryMeta =
  <
    View extends { readonly path: string; readonly description: string },
    Words extends { title: string },
  >(
    list: { readonly path: string; readonly words: ContentGroup<Words> },
    facts: (view: View, words: Words, matches: RouteMatches) => EntryFacts,
  ) =>
  ({ matches, loaderData: view }: EntryMetaArgs<View>): MetaDescriptor[] => {
    if (!view) return []
    const words = stringsFromMatches(matches, list.words)
    const { picture, ...own } = facts(view, words, matches)
    return buildPageMeta(matches, {
      path: view.path,
      description: view.description,
      parents: [{ name: words.title, path: list.path }],
      pictures: picture ? [{ path: picture, alt: own.name, ...parsePictureUrl(picture) }] : [],
      ...own,
    })
  }
