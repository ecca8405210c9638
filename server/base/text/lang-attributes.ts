import { languageDirectionOf } from '#contract/text/language-direction.ts'
import { escapeHtml } from './escape-html.ts'

export const langAttributes = (lang: string): string =>
  `lang="${escapeHtml(lang)}" dir="${languageDirectionOf(lang)}"`
