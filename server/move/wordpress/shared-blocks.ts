import { replaceHtmlTags } from '../text/html-tags.ts'
import type { WordPressExport } from './export.ts'

/** Block without a text of its own, such as `<!-- wp:latest-posts {"postsToShow":3} /-->`. */
const dynamicBlock = /^<!-- wp:([\w/-]{1,80})\s([\s\S]*)\/-->$/

/** Blocks without text for readers, and lists of posts, which become a block of Salus. */
const blockWithoutNote = /^(?:spacer|separator|more|nextpage|latest-posts|query)$/

/**
 * Inserts blocks that several texts share, except into each other. Names blocks that are missing, and those
 * that the old site filled when it showed them.
 */
export const insertSharedBlocks = (html: string, { items }: WordPressExport) => {
  const names = new Set<string>()
  const text = replaceHtmlTags(html, (comment, tag) => {
    const [, name = '', settings = ''] = tag.name === '' ? (dynamicBlock.exec(comment) ?? []) : []
    const ref = name === 'block' ? /"ref":(\d{1,12})/.exec(settings)?.[1] : undefined
    const shared = items.find(({ id, type }) => type === 'wp_block' && id === ref)?.content
    if (shared === undefined && name !== '' && !blockWithoutNote.test(name)) names.add(name)
    return shared ?? comment
  })
  const shown = [...names].slice(0, 20).join(', ')
  return { text, notes: shown === '' ? [] : [`Blocks that stay out: ${shown}`] }
}
