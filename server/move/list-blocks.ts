import { oldListKindOf } from './old-lists.ts'
import { nonEmptyTexts, toRecord, toRecords, toText } from './text/values.ts'

/** Blocks that show the list of a kind on a custom page. */
const blocksByKind: Readonly<Record<string, string>> = {
  person: '::people',
  publication: '::publications',
  project: '::projects',
  news: '::news',
}

const kindOfWord = (word: string): string | undefined =>
  /^(?:citations?|bibliography|bib)$/.test(word) ? 'publication' : oldListKindOf(`/${word}`)

const kindsOf = (words: Iterable<string>): string[] =>
  Array.from(words, (word) => kindOfWord(word.toLowerCase())).filter((kind) => kind !== undefined)

const wordsIn = (text: string): string[] => text.match(/[a-z]{1,40}/gi) ?? []

/** Words of a Liquid tag that name a list: the collection of a loop, or the file and data of an include. */
const listWordsOfTag = (tag: string): string[] => {
  const [, name = '', rest = ''] = /^\{%-?\s*(\w{1,40})([^%]{0,1000})/.exec(tag) ?? []
  if (name === 'bibliography') return [name]
  if (name === 'for') return wordsIn(/\sin\s+([\w.[\]"'-]{1,200})/.exec(rest)?.[1] ?? '')
  if (name !== 'include') return []
  const data = /\bdata\s?=\s?["']([\w.-]{1,100})["']/.exec(rest)?.[1] ?? ''
  return wordsIn(`${rest.trim().split(/\s/, 1)[0] ?? ''} ${data}`)
}

/** Returns the kinds of entries that the templates of a Jekyll page listed, in order. */
export const listsOfJekyllPage = (body: string): string[] => {
  const tags = body.match(/\{%-?\s{0,9}(?:for|include|bibliography)\b[^%]{0,1000}/g) ?? []
  return [...new Set(kindsOf(tags.flatMap(listWordsOfTag)))]
}

/** Includes that show no content of other files. */
const decoration =
  /^(?:icon|section|button|feature|figure|image|float|cols|video|audio|search-box|search-info|tags|toc|alert|link|site-search|bib_search)\b/

/** Whether templates of a Jekyll page showed content of other files. */
export const hasLostJekyllParts = (body: string): boolean => {
  const tags = body.match(/\{%-?\s{0,9}(?:for|tablerow|include)\s{1,9}[\w/-]{0,100}/g) ?? []
  return tags.some((tag) => !decoration.test(tag.replace(/^.*[\s/]/, '')))
}

/** Returns the kinds of entries that the blocks of a HugoBlox page listed, in order. */
export const listsOfHugoSections = (sections: unknown): string[] => [
  ...new Set(
    toRecords(sections).flatMap(({ block, widget, content }) => {
      const { filters, page_type: type } = toRecord(content)
      const folders = nonEmptyTexts(toRecord(filters).folders)
      return kindsOf([...folders, toText(type), ...wordsIn(`${toText(block)} ${toText(widget)}`)])
    }),
  ),
]

/** Returns the kinds of entries that shortcodes and blocks of a WordPress page listed, in order. */
export const listsOfWordPressPage = (content: string): string[] => {
  // Shortcodes of page builders enclose the content that they show.
  const shortcodes = content.match(/\[(?!et_pb_|vc_|fusion_|su_)[a-z][\w-]{1,40}(?=[\s\]])/gi) ?? []
  const blocks = /<!-- wp:(?:latest-posts|query)\b/.test(content) ? ['posts'] : []
  return [...new Set(kindsOf([...shortcodes.flatMap((each) => wordsIn(each)), ...blocks]))]
}

/** Returns the Markdown of the blocks that show lists. */
export const formatListBlocks = (kinds: readonly string[]): string =>
  kinds.flatMap((kind) => blocksByKind[kind] ?? []).join('\n\n')
