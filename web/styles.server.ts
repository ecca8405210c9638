import type { SiteLanguage } from '#contract/language/language.ts'
import type { HeadlineFont } from '#contract/site/default-brand.ts'
import apiPage from './api-page.css?inline'
import sheet from './app.css?inline'
import bricolageGrotesque from './ui/styles/face-bricolage-grotesque.css?inline'
import instrumentSerif from './ui/styles/face-instrument-serif.css?inline'
import languages from './ui/styles/languages.css?inline'
import rightToLeft from './ui/styles/right-to-left.css?inline'
import arabic from './ui/styles/script-arabic.css?inline'
import han from './ui/styles/script-han.css?inline'

/** Style sheet of all pages. It is inlined, because a separate file would delay the first paint. */
export const siteStyleSheet: string = sheet

export const apiPageSheet: string = apiPage

/** CSS to add to the style sheet if the site uses another headline font than the default. */
export const faceSheets: Readonly<Record<HeadlineFont, string>> = {
  newsreader: '',
  'instrument-serif': instrumentSerif,
  'bricolage-grotesque': bricolageGrotesque,
}

const scriptSheets: Readonly<Record<string, string>> = {
  Arab: arabic,
  Hans: han,
  Hant: han,
  Jpan: han,
}

/**
 * Returns the CSS to add for a page's language: language menu, right-to-left layout and fonts of the script.
 */
export const languageSheet = ({ code, dir }: SiteLanguage, isOneOfSeveral: boolean): string =>
  (isOneOfSeveral ? languages : '') +
  (dir === 'rtl' ? rightToLeft : '') +
  (scriptSheets[new Intl.Locale(code).maximize().script ?? ''] ?? '')
