import { appendAll } from '#contract/list/any-length.ts'
import { truncateText } from '#contract/text/cut-text.ts'
import { type HastContent, isHastElement } from './hast.ts'

const longestName = 60

/** Removes images whose files are not part of the pasted content. Returns their alternative texts. */
export const removeUnpastedImages = (parent: { children: HastContent[] }): string[] => {
  const names: string[] = []
  const isKept = (node: HastContent): boolean => {
    if (!isHastElement(node)) return true
    const { src, alt } = node.properties
    const isLost = node.tagName === 'img' && !/^https?:/i.test(String(src ?? ''))
    if (isLost)
      names.push(
        truncateText(
          String(alt ?? '')
            .replaceAll(/\s+/g, ' ')
            .trim(),
          longestName,
        ),
      )
    else appendAll(names, removeUnpastedImages(node))
    return !isLost
  }
  parent.children = parent.children.filter(isKept)
  return names
}
