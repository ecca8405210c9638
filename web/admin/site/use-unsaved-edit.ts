import { useState } from 'react'
import { z } from '#contract/call/zod.ts'
import type { ChangedContent } from '#contract/content/group.ts'
import type { SiteMenus } from '#contract/site/default-menus.ts'
import {
  readFromDevice,
  removeFromDevice,
  storeOnDevice,
} from '#web/admin/editor/draft/on-device.ts'

/** Unsaved input, and the version it is based on. */
export interface UnsavedEdit<T> {
  readonly version: number
  readonly value: T
}

// Less strict than the API, because unsaved input may be invalid.
const picture = z.object({ picture: z.string(), alt: z.string(), film: z.string().optional() })
const entries = z.array(z.record(z.string(), z.string()))
const content = z.record(z.string(), z.union([z.string(), picture, entries]))
const items = z.array(z.object({ label: z.string(), target: z.string() }))
const menus = z.object({ header: items, more: items, contact: items, footer: items })

const useTyped = <T>(key: string, shape: z.ZodType<T>) => {
  const kept = z.object({ version: z.int(), value: shape })
  const [typed, setTyped] = useState<UnsavedEdit<T> | null>(
    () => kept.safeParse(readFromDevice(key)).data ?? null,
  )
  const change = (next: UnsavedEdit<T> | null) => {
    setTyped(next)
    if (next) storeOnDevice(key, next)
    else removeFromDevice(key)
  }
  return [typed, change] as const
}

/** Keeps unsaved texts and images of the site on this device. Null if there are none. */
export const useUnsavedContent = () => useTyped<ChangedContent>('site', content)

/** Keeps unsaved menus on this device. Null if there are none. */
export const useUnsavedMenus = () => useTyped<SiteMenus>('menus', menus)
