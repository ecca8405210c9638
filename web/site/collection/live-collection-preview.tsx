import { type ReactElement, useEffect, useState } from 'react'
import type { UnsavedCollection } from '#contract/collection/unsaved-collection.ts'
import { unsavedPageMessages } from '#contract/page/typed-page.ts'
import { browserApiClient } from '#web/api/browser-client.ts'
import { renderProsePreview } from '#web/prose/in-browser.ts'
import { openPreviewLink } from '#web/ui/markdown/open-preview-link.ts'
import type { ProseNode } from '#web/ui/markdown/prose-tree.ts'
import { CollectionListPage } from './collection-list.tsx'
import { ItemPage } from './item-page.tsx'
import { toItemView } from './item-view.ts'
import { toCollectionListView } from './list-view.ts'

const wordsOf = (node: ProseNode): string =>
  typeof node === 'string' ? node : (node.content ?? []).map(wordsOf).join('')

/** Returns the plain texts of all long values by their Markdown. */
const readPlainTexts = async ({ definition, items }: UnsavedCollection) => {
  const long = definition.fields.filter(({ type }) => type === 'markdown')
  const texts = items.flatMap(({ values }) => long.map(({ key }) => String(values[key] ?? '')))
  const rendered = [...new Set(texts)].map(
    async (text) => [text, (await renderProsePreview(text)).map(wordsOf).join(' ')] as const,
  )
  return new Map(await Promise.all(rendered))
}

const loadTools = async () => {
  const [{ collections }, { settings }] = await Promise.all([
    browserApiClient.collection.collections({}),
    browserApiClient.settings.getSettings(),
  ])
  return { collections, embedHosts: settings.embedHosts }
}

type Tools = Awaited<ReturnType<typeof loadTools>>

/** Renders the list, or the page of the first item. */
const renderCollection = async (
  collection: UnsavedCollection,
  tools: Tools,
): Promise<ReactElement> => {
  const { definition, items, facets, view } = collection
  const texts = await readPlainTexts(collection)
  const plainText = (markdown: string) => texts.get(markdown) ?? markdown
  const [first] = items
  if (view === 'entry' && first) {
    const markdownTools = { toProse: renderProsePreview, plainText }
    return <ItemPage entry={await toItemView(definition, first, { ...tools, ...markdownTools })} />
  }
  const part = { items, facets, total: items.length, page: 1, pages: 1, filters: {} }
  const intro = await renderProsePreview(definition.intro, { prefix: 'intro', level: 2 })
  const list = toCollectionListView(definition, part, { ...tools, plainText })
  return <CollectionListPage list={{ ...list, intro }} />
}

/** Shows each collection that the surrounding form sends. Returns a function that stops listening. */
const followForm = (show: (page: ReactElement) => void) => {
  const tools = loadTools().catch(() => ({ collections: [], embedHosts: [] }))
  let last: unknown
  const receive = async ({ origin, source, data }: MessageEvent) => {
    const isForm = origin === location.origin && source === window.parent
    if (!isForm || data?.kind !== unsavedPageMessages.show) return
    last = data
    const page = await renderCollection(data.collection, await tools)
    if (data === last) show(page)
  }
  addEventListener('message', receive)
  window.parent.postMessage({ kind: unsavedPageMessages.ready }, location.origin)
  return () => removeEventListener('message', receive)
}

/** Live preview of the pages of a collection, shown in an iframe of its form. */
export function LiveCollectionPreview() {
  const [page, setPage] = useState<ReactElement | null>(null)
  useEffect(() => followForm(setPage), [])
  return (
    <div
      onClickCapture={openPreviewLink}
      // Filters would leave the preview.
      onSubmitCapture={(event) => {
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      {page}
    </div>
  )
}
