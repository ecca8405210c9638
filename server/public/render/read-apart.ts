import type { LongMarkdownParser } from '#contract/lifecycle/render.ts'
import { ConfinedWorkLimitError, createConfinedRunner } from '#server/base/confine/confine.ts'

const read = createConfinedRunner<Parameters<LongMarkdownParser>[0], unknown>({
  source: './web/prose/prose.work.ts',
  processorMs: 3_000,
  memoryMb: 256,
  most: 2,
  idleMs: 30_000,
})

export const parseLongTextInProcess: LongMarkdownParser = async (job) => {
  try {
    return await read(job)
  } catch (error) {
    if (error instanceof ConfinedWorkLimitError) return null
    throw error
  }
}
