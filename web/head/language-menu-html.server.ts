import { languageLabels } from '#contract/content/labels/languages.ts'
import { builtInLanguageCodes, findBuiltInContent } from '#contract/content/languages/shipped-in.ts'
import type { SiteLanguage } from '#contract/language/language.ts'
import type { PageRenderTools } from '#contract/lifecycle/render.ts'
import { languageDirectionOf } from '#contract/text/language-direction.ts'
import { languagePathPrefix } from '#contract/text/language-prefix.ts'
import { emptyLanguageMenuHtml, type LanguageMenuHtml } from './language-menu-context.ts'
import { languageCodeOf, readPageLocalization } from './read-speech.server.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<"]/g, (sign) => escapes[sign] ?? '')

const globe =
  '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18"/></svg>'

/** Languages with built-in texts, by the sentence that offers the language to visitors. */
const shippedOffers = new Map(
  ['en', ...builtInLanguageCodes].map((code) => [
    findBuiltInContent(code)?.['languageLabels.offer'],
    code,
  ]),
)

/**
 * Returns the language of an offer's text if a translation is missing and the text is a built-in one in
 * another language. Otherwise undefined.
 */
const findFallback = (code: string, offer: string): string | undefined =>
  findBuiltInContent(code) ? undefined : shippedOffers.get(offer)

/**
 * Renders the line that offers a language. If the translation of its sentence is missing, the line shows only
 * the name of the language.
 */
export const renderLanguageOffer = (
  { code, dir, name }: SiteLanguage,
  strings: (typeof languageLabels)['defaults'],
  { prefix, href }: { readonly prefix: string; readonly href: string },
): string => {
  const other = findFallback(code, strings.offer)
  const offerLanguage = other
    ? `lang="${other}" dir="${languageDirectionOf(other)}"`
    : `lang="${code}" dir="${dir}"`
  const sentence = other ? `${strings.switch}:` : strings.offer
  const link = `<a href="${href}" data-prefix="${prefix}" hreflang="${code}" lang="${code}" dir="${dir}">${escaped(name)}</a>`
  return `<aside hidden data-offer="${code}" ${offerLanguage} aria-label="${escaped(strings.switch)}">${escaped(sentence)} ${link} <button type="button">${escaped(strings.dismiss)}</button></aside>`
}

/**
 * Renders the language menu and one line per other language, which is shown if the browser prefers
 * that language.
 */
export const renderLanguageMenu = async (
  tools: PageRenderTools,
  path: string,
): Promise<LanguageMenuHtml> => {
  const { languages } = tools
  if (languages.length < 2) return emptyLanguageMenuHtml
  const currentCode = languageCodeOf(tools)
  const addressIn = ({ code }: SiteLanguage, at: number) => {
    const prefix = at === 0 ? '' : languagePathPrefix(code)
    return { prefix, href: escaped(prefix && path === '/' ? prefix : prefix + path) }
  }
  const words = (await readPageLocalization(tools)).words(languageLabels)
  const current = languages.find(({ code }) => code === currentCode)
  const items = languages.map((language, at) => {
    const { prefix, href } = addressIn(language, at)
    const { code, dir, name } = language
    const current = code === currentCode ? ' aria-current="true"' : ''
    return `<li><a href="${href}" data-prefix="${prefix}" hreflang="${code}" lang="${code}" dir="${dir}"${current}>${escaped(name)}</a></li>`
  })
  const offers = await Promise.all(
    languages.map(async (language, at) => {
      const { code } = language
      if (code === currentCode) return ''
      const strings = (
        await readPageLocalization({
          languages,
          publicUrl: tools.publicUrl,
          lang: at === 0 ? undefined : code,
          client: tools.clientIn(at === 0 ? undefined : code),
        })
      ).words(languageLabels)
      return renderLanguageOffer(language, strings, addressIn(language, at))
    }),
  )
  const seen = (currentCode.split('-')[0] ?? currentCode).toUpperCase()
  // Speech input requires that the accessible name contains the visible text.
  const name = `<span class="sr-only">${escaped(`${words.switch}: ${current?.name ?? currentCode} `)}</span>${escaped(seen)}`
  const menu = `<details><summary title="${escaped(words.switch)}">${globe}<span>${name}</span></summary><ul>${items.join('')}</ul></details>`
  const list = `<ul aria-label="${escaped(words.switch)}">${items.join('')}</ul>`
  return { menu, list, offers: offers.join('') }
}
