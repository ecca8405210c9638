import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError } from '#contract/call/api-error.ts'
import { parsePictureFileName, pictureVariantFileNames } from '#contract/media/picture-facts.ts'
import { resizePictureInBackground } from './images.ts'
import type { MediaStorage } from './storage.ts'

/** Creates image variants in the background, so that no visitor waits for them. */
export interface VariantMaker {
  /** Checks all existing images, because some may have been added while the worker was stopped. */
  start(): void
  add(name: string): void
  stop(): Promise<void>
}

export interface VariantMakerOptions {
  readonly storage: Pick<MediaStorage, 'get' | 'list'>
  knownNames(): Promise<readonly string[]>
  /** Stores a variant unless its image was deleted. */
  keep(name: string, variant: string, bytes: Uint8Array): Promise<void>
  onError(error: unknown): void
}

const patienceMs = 5_000

/** Creates one file at a time with pauses, so that half a core is used at most. */
export const createVariantMaker = ({
  storage,
  knownNames,
  keep,
  onError,
}: VariantMakerOptions): VariantMaker => {
  const waiting = new Set<string>()
  let stopping: AbortController | undefined
  let working = Promise.resolve()

  const missingOf = async (name: string): Promise<string[]> => {
    const stored = await storage.list(name.replace(/webp$/, ''))
    const there = new Set(stored.map((file) => file.name))
    return pictureVariantFileNames(name).filter((variant) => !there.has(variant))
  }

  const prepare = async (name: string, signal: AbortSignal): Promise<void> => {
    const missing = await missingOf(name)
    const original = missing.length > 0 ? await storage.get(name) : null
    if (original === null) return
    for (const variant of missing) {
      const file = parsePictureFileName(variant)
      if (signal.aborted || file?.width == null) return
      const begun = performance.now()
      await keep(name, variant, await resizePictureInBackground(original, file.width, file.format))
      await sleep(performance.now() - begun, undefined, { signal, ref: false })
    }
  }

  const work = async (signal: AbortSignal): Promise<void> => {
    for (const name of waiting) {
      if (signal.aborted) return
      waiting.delete(name)
      try {
        await prepare(name, signal)
      } catch (error) {
        if (signal.aborted) return
        const isBusy = error instanceof ApiError && error.code === 'busy'
        if (isBusy) waiting.add(name)
        else onError(error)
        await sleep(patienceMs, undefined, { signal, ref: false }).catch(() => undefined)
      }
    }
  }

  const add = (name: string): void => {
    if (stopping === undefined || stopping.signal.aborted) return
    const { signal } = stopping
    waiting.add(name)
    working = working.then(() => work(signal))
  }

  return {
    add,
    start: () => {
      stopping = new AbortController()
      knownNames().then((names) => names.forEach(add), onError)
    },
    stop: async () => {
      stopping?.abort()
      waiting.clear()
      await working
    },
  }
}
