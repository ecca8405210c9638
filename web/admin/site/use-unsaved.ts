import { useState } from 'react'
import { z } from '#contract/zod.ts'
import { dropFromDevice, keepOnDevice, keptOnDevice } from '#web/admin/editor/on-device.ts'

/** What was typed and not saved, and the version of what it was typed over. */
export interface Unsaved<T> {
  readonly version: number
  readonly value: T
}

/** What was typed stays on this device until it is saved or discarded; null when there is nothing. */
export const useUnsaved = <T>(key: string, shape: z.ZodType<T>) => {
  const kept = z.object({ version: z.int(), value: shape })
  const [unsaved, setUnsaved] = useState<Unsaved<T> | null>(
    () => kept.safeParse(keptOnDevice(key)).data ?? null,
  )
  const change = (next: Unsaved<T> | null) => {
    setUnsaved(next)
    if (next) keepOnDevice(key, next)
    else dropFromDevice(key)
  }
  return [unsaved, change] as const
}
