import { proseOf } from './to-prose.ts'
import type { ProsePlace } from './transform-elements.ts'

/** Converts one text in a process with limited time and memory. */
export const work = ({ markdown, place }: { markdown: string; place: ProsePlace }) =>
  proseOf(markdown, place)
