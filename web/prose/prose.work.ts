import { proseOf } from './to-prose.ts'
import type { ProsePlace } from './transform-elements.ts'

/** Reads one text, in a process whose time and memory are limited. */
export const work = ({ markdown, place }: { markdown: string; place: ProsePlace }) =>
  proseOf(markdown, place)
