import { markdownToProse } from './to-prose.ts'
import type { ProseOptions } from './transform-elements.ts'

export const work = ({ markdown, place }: { markdown: string; place: ProseOptions }) =>
  markdownToProse(markdown, place)
