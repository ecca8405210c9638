import { blockProblemStrings } from '#web/content/block-problem-strings.ts'
import { loadPagePart, type PagePartTools, type PagePartView, splitPageParts } from './load-part.ts'

/**
 * Creates a function that loads the parts of a text after each change. Unchanged parts come from the previous
 * result.
 */
export const createLivePartsLoader = (source: PagePartTools) => {
  let previous = new Map<string, Promise<PagePartView[]>>()
  return async (text: string): Promise<PagePartView[]> => {
    const current = new Map<string, Promise<PagePartView[]>>()
    const reading = splitPageParts(text).map((part, index) => {
      const key = JSON.stringify(part)
      const failed = () => {
        current.delete(key)
        return [{ kind: 'note', text: blockProblemStrings.notLoaded } as const]
      }
      const views = previous.get(key) ?? loadPagePart(source, part, index).catch(failed)
      current.set(key, views)
      return views
    })
    previous = current
    return (await Promise.all(reading)).flat()
  }
}
