import { directionOf } from '#contract/text/language-direction.ts'
import { escapeHtml } from './escape-html.ts'

/** Returns the attributes that name the language of an HTML element, and its direction. */
export const langAttributes = (lang: string): string =>
  `lang="${escapeHtml(lang)}" dir="${directionOf(lang)}"`
