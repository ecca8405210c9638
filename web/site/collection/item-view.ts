import type { CollectionDefinition } from '#contract/collection/collection.ts'
import { collectionPanelPath } from '#contract/collection/panel-path.ts'
import { fillPlaceholders } from '#contract/content/group.ts'
import { collectionLabels } from '#contract/content/labels/collections.ts'
import type { Item } from '#contract/item/item.ts'
import { lastDateOf } from '#contract/item/last-date.ts'
import { videoFileNameOfUrl } from '#contract/media/film.ts'
import { videoPlayerOf } from '#contract/page/embed.ts'
import { truncateText } from '#contract/text/cut-text.ts'
import { defaultLocalization } from '#web/content/localization.ts'
import { pickUntranslated } from '#web/content/untranslated.ts'
import type { FieldView } from '#web/site/parts/items/field-view.ts'
import {
  formatDeadline,
  formatItemDates,
  formatPartialDate,
} from '#web/site/parts/items/item-dates.ts'
import { isOfPositions, itemStateOf } from '#web/site/parts/items/item-state.ts'
import { fieldViewsOf, type ListTools } from '#web/site/parts/items/list-view.ts'
import type { ReferringItemsView } from '#web/site/parts/load-referring-items.ts'
import type { MarkdownTools } from '#web/site/parts/markdown-tools.ts'
import type { PublicationLinkView } from '#web/site/parts/named-entries.ts'

interface ItemTools extends Omit<ListTools, 'plainText'>, MarkdownTools {
  /** Hosts whose players may be embedded. */
  readonly embedHosts: readonly string[]
}

/** Entries that the fields of an item name, by the keys of the fields. */
export type NamedPublications = Readonly<Record<string, readonly PublicationLinkView[]>>

const descriptionLength = 300

type Links = Extract<FieldView, { show: 'link' }>

/** Returns the first link that leads to a video, as a player or an uploaded file. */
const filmOf = (links: readonly Links[], hosts: readonly string[]) => {
  for (const { href, label, key } of links) {
    if (videoFileNameOfUrl(href)) return { key, label, address: href, player: null }
    const player = videoPlayerOf(href)
    if (player && hosts.includes(player.host)) return { key, label, address: href, player }
  }
  return null
}

const isText = (view: FieldView) => view.show === 'text'

/** Converts an item for its page. */
export const toItemView = async (
  collection: CollectionDefinition,
  item: Item,
  tools: ItemTools,
  publications: NamedPublications = {},
) => {
  const { speech = defaultLocalization, toProse, plainText, embedHosts } = tools
  const words = speech.words(collectionLabels)
  const views = fieldViewsOf(collection, item, tools)
  const texts = views.filter((view) => view.show === 'markdown')
  const links = views.filter((view) => view.show === 'link')
  const film = filmOf(links, embedHosts)
  // The people that lists name are the speakers or authors, who stand below the title.
  const inList = collection.fields.filter((field) => field.inList).map(({ key }) => key)
  const lead = views.find(
    (view) => view.show === 'entries' && view.of === 'people' && inList.includes(view.key),
  )
  const sections = []
  for (const { key, label, markdown } of texts)
    sections.push({ key, label, prose: await toProse(markdown, { prefix: key, level: 3 }) })
  const dates = isOfPositions(collection)
    ? formatDeadline(lastDateOf(collection, item), speech)
    : formatItemDates(item, speech)
  const state = itemStateOf(collection, item)
  const closedAt = formatPartialDate(lastDateOf(collection, item), speech.locale)
  const plain = plainText(texts[0]?.markdown ?? '', descriptionLength * 2)
  const shortTexts = views.filter(isText).map(({ text }) => text)
  const facts = [dates, ...shortTexts].filter(Boolean)
  return {
    kind: 'item' as const,
    id: item._id,
    path: item.path,
    form: collectionPanelPath(collection.key, item._id),
    title: item.title,
    ...pickUntranslated(item),
    list: { path: `/${collection.folder}`, name: collection.names.many },
    /** Text above the title of an item without dates. */
    kindText:
      collection.names.one === collection.names.many
        ? (shortTexts[0] ?? collection.names.one)
        : collection.names.one,
    date: item.date,
    dates,
    state,
    closed:
      isOfPositions(collection) && item.isPast
        ? closedAt
          ? fillPlaceholders(words.closedSince, { date: closedAt })
          : words.isClosed
        : '',
    picture: item.picture,
    lead: lead?.show === 'entries' ? lead : null,
    film,
    sections,
    pictures: views.filter((view) => view.show === 'picture'),
    publications: views.flatMap((view) => {
      const named = publications[view.key] ?? []
      return named.length > 0 ? [{ key: view.key, label: view.label, entries: named }] : []
    }),
    facts: views.filter(
      (view) =>
        view !== lead &&
        (view.show === 'text' ||
          view.show === 'flag' ||
          (view.show === 'entries' && !publications[view.key]?.length)),
    ),
    // Links of a closed position would invite to apply.
    links: (state === 'closed' ? links.filter(({ isFile }) => isFile) : links).map(
      ({ key, label, href, note, isFile }) => ({ key, label, href, note, isFile }),
    ),
    description:
      truncateText(plain.replaceAll(/\s+/g, ' ').trim(), descriptionLength) ||
      [`${collection.names.one}: ${item.title}`, ...facts].join(' · '),
    fact: facts[0] ?? '',
  }
}

export type ItemView = Awaited<ReturnType<typeof toItemView>> & {
  readonly referring?: readonly ReferringItemsView[]
}
