import type { ParseLongText } from '#contract/lifecycle/render.ts'
import { createConfinedRunner, WorkLimitError } from '#server/base/confine/confine.ts'

const read = createConfinedRunner<Parameters<ParseLongText>[0], unknown>({
  source: './web/prose/prose.work.ts',
  processorMs: 3_000,
  memoryMb: 256,
  most: 2,
  idleMs: 30_000,
})

export const parseLongText: ParseLongText = async (job) => {
  try {
    return await read(job)
  } catch (error) {
    if (error instanceof WorkLimitError) return null
    throw error
  }
}
