import { directionOf } from '#contract/text/language-direction.ts'
import { escapeHtml } from './escape-html.ts'

/** Returns the `lang` and `dir` attributes of an HTML element. */
export const langAttributes = (lang: string): string =>
  `lang="${escapeHtml(lang)}" dir="${directionOf(lang)}"`
