import { blockProblem } from '#web/content/page-block-problems.ts'
import { loadPart, type PartSource, type PartView, partsOf } from './load-part.ts'

/**
 * Creates a function that loads a text again after each change. It requests changed parts only.
 */
export const createTypedReader = (source: PartSource) => {
  let known = new Map<string, Promise<PartView[]>>()
  return async (text: string): Promise<PartView[]> => {
    const now = new Map<string, Promise<PartView[]>>()
    const reading = partsOf(text).map((part, index) => {
      const key = JSON.stringify(part)
      const failed = () => {
        now.delete(key)
        return [{ kind: 'note', text: blockProblem.notLoaded } as const]
      }
      const views = known.get(key) ?? loadPart(source, part, index).catch(failed)
      now.set(key, views)
      return views
    })
    known = now
    return (await Promise.all(reading)).flat()
  }
}
