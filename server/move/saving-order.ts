import type { MoveKind } from '#contract/move/move-in.ts'
import type { Entry } from './importer.ts'

/** In which order kinds are saved: what others refer to comes first. */
const order: readonly MoveKind[] = [
  'category',
  'person',
  'team',
  'project',
  'publication',
  'news',
  'page',
  'redirect',
]

/** Lists of these show the newest first, so the first is added last. */
const newestFirst: ReadonlySet<MoveKind> = new Set(['project', 'news'])

/** Sorts entries into the order in which they are saved. */
export const inSavingOrder = (entries: readonly Entry[]): Entry[] =>
  order.flatMap((kind) => {
    const ofKind = entries.filter((entry) => entry.kind === kind)
    return newestFirst.has(kind) ? ofKind.toReversed() : ofKind
  })
