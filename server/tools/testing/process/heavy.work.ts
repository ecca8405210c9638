import { setTimeout } from 'node:timers/promises'
import type { ConfinedListTask } from '#server/base/confine/confine.ts'

/** Uses too much of the resource named by `kind`. */
export const work: ConfinedListTask<string, string, number, string> = async (kind, step, give) => {
  if (kind === 'settings') return process.env.PATH ?? ''
  if (kind === 'fail') throw new Error('It failed')
  if (kind === 'many') {
    await give(Array.from({ length: 1_000 }, (_, n) => `${n}${'a'.repeat(10_000)}`))
    return 'given'
  }
  step(1)
  if (kind === 'message') return 'a'.repeat(20_000_000)
  if (kind === 'loop') for (;;);
  if (kind === 'texts') {
    let text = 'a'
    for (;;) text = [...(text + text)].join('')
  }
  if (kind === 'lists') {
    const lists: number[][] = []
    for (;;) lists.push(new Array<number>(1_000_000).fill(1.5))
  }
  if (kind === 'outside') {
    const kept: Buffer[] = []
    for (;;) {
      kept.push(Buffer.alloc(40_000_000, 1))
      await setTimeout(5)
    }
  }
  step(2)
  step(3)
  return 'counted'
}
