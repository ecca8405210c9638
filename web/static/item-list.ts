import type { SearchIndexFiles, StaticCollectionFiles } from '#contract/static/answers.ts'
import { createExcerpt } from '#contract/text/excerpt.ts'
import type { Localization } from '#web/content/localization.ts'
import { loadItemList } from '#web/site/collection/load-list.ts'
import { findPagesWithAllWords } from './find-words.ts'
import { createStaticItemApi } from './item-answers.ts'
import type { LoadStaticFile } from './load.ts'

const maxText = 5_000

/** Loads the filtered list of a collection. Its introduction is plain text. Returns null if there is no such page. */
export const loadStaticItemList = async (
  read: LoadStaticFile,
  files: StaticCollectionFiles,
  search: SearchIndexFiles | undefined,
  address: string,
  speech: Localization,
): Promise<object | null> => {
  const { collection, collections } = files
  const client = createStaticItemApi(
    read,
    files,
    async (words) => new Set(search ? await findPagesWithAllWords(read, search, words) : []),
  )
  const plainText = (markdown: string, length = maxText) => createExcerpt(markdown, length)
  const url = new URL(address)
  const { view } = await loadItemList(client, collection, url, { speech, collections, plainText })
  if (view.page !== (Number(url.searchParams.get('page')) || 1)) return null
  const intro = collection.intro
    .split(/\n{2,}/)
    .map((part) => plainText(part))
    .filter(Boolean)
    .map((text) => ({ tag: 'p', content: [text] }))
  return { ...view, intro, description: '', things: [] }
}
