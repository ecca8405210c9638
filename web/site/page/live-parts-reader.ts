import { blockProblemStrings } from '#web/content/block-problem-strings.ts'
import { loadPart, type PartTools, type PartView, splitPageParts } from './load-part.ts'

/**
 * Creates a function that loads a text again after each change. It requests changed parts only.
 */
export const createLivePartsReader = (source: PartTools) => {
  let previous = new Map<string, Promise<PartView[]>>()
  return async (text: string): Promise<PartView[]> => {
    const current = new Map<string, Promise<PartView[]>>()
    const reading = splitPageParts(text).map((part, index) => {
      const key = JSON.stringify(part)
      const failed = () => {
        current.delete(key)
        return [{ kind: 'note', text: blockProblemStrings.notLoaded } as const]
      }
      const views = previous.get(key) ?? loadPart(source, part, index).catch(failed)
      current.set(key, views)
      return views
    })
    previous = current
    return (await Promise.all(reading)).flat()
  }
}
