import type { Face } from '#contract/site/default-brand.ts'
import apiPage from './api-page.css?inline'
import sheet from './site.css?inline'
import bricolageGrotesque from './ui/styles/face-bricolage-grotesque.css?inline'
import instrumentSerif from './ui/styles/face-instrument-serif.css?inline'

/** What all public pages look like. It travels in the page: a file of its own would hold up the first paint. */
export const siteSheet: string = sheet

/** What the API's page for people looks like. */
export const apiPageSheet: string = apiPage

/** What follows the style sheet of pages whose headlines are set in another face than it says. */
export const faceSheets: Readonly<Record<Face, string>> = {
  newsreader: '',
  'instrument-serif': instrumentSerif,
  'bricolage-grotesque': bricolageGrotesque,
}
