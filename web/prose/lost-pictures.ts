import { append } from '#contract/list/any-length.ts'
import { cutText } from '#contract/text/cut-text.ts'
import { type ElementContent, isElement } from './hast.ts'

const longestName = 60

/** Removes images whose files were not pasted. Returns their alternative texts. */
export const takeLostPictures = (parent: { children: ElementContent[] }): string[] => {
  const names: string[] = []
  const isKept = (node: ElementContent): boolean => {
    if (!isElement(node)) return true
    const { src, alt } = node.properties
    const isLost = node.tagName === 'img' && !/^https?:/i.test(String(src ?? ''))
    if (isLost)
      names.push(
        cutText(
          String(alt ?? '')
            .replaceAll(/\s+/g, ' ')
            .trim(),
          longestName,
        ),
      )
    else append(names, takeLostPictures(node))
    return !isLost
  }
  parent.children = parent.children.filter(isKept)
  return names
}
