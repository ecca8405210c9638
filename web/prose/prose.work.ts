import { proseOf } from './to-prose.ts'
import type { ProsePlace } from './transform-elements.ts'

export const work = ({ markdown, place }: { markdown: string; place: ProsePlace }) =>
  proseOf(markdown, place)
