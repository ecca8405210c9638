import { appendAll } from '#contract/list/any-length.ts'
import { parseFrontMatter } from '../text/front-matter.ts'
import { tryParse } from '../text/unreadable-file.ts'
import { nonEmptyTexts, toRecord, toRecords, toText } from '../text/values.ts'
import type { HugoSite } from './layout.ts'

/** Order in which the people page shows groups and people. */
export interface PeopleBlock {
  readonly groups: readonly string[]
  /** Sort key of Hugo, such as `Params.last_name`. Empty without a people page. */
  readonly sortBy: string
}

const otherSections = /\/(?:authors|publications?|projects?|posts?|blog|news|events?|talks?)\//

/** Reads the blocks that show people, in the old form of one file per block and in the new one. */
export const readPeopleBlock = async ({ files, content }: HugoSite): Promise<PeopleBlock> => {
  const groups: string[] = []
  let sortBy = ''
  for (const name of files.below(content, /\.(?:md|markdown)$/)) {
    if (otherSections.test(`/${name}`)) continue
    const text = await files.peek(name)
    const data = text.includes('user_groups') ? tryParse(parseFrontMatter, text)?.data : undefined
    if (data === undefined) continue
    for (const block of [data, ...toRecords(data.sections)]) {
      const shown = toRecord(block.content)
      const named = nonEmptyTexts(shown.user_groups ?? block.user_groups)
      appendAll(groups, named)
      if (named.length > 0) sortBy ||= toText(shown.sort_by) || 'Params.last_name'
    }
  }
  return { groups, sortBy }
}
