import instrumentSerif from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2?url'
import bricolageGrotesque from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import sans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import type { HeadlineFont } from '#contract/site/default-brand.ts'
import newsreader from '#web/ui/styles/newsreader-display.woff2?url'

const headlines: Readonly<Record<HeadlineFont, string>> = {
  newsreader,
  'instrument-serif': instrumentSerif,
  'bricolage-grotesque': bricolageGrotesque,
}

/** Returns the URLs of fonts to preload: the upright text and headline fonts. */
export const listPreloadedFonts = (face: HeadlineFont): string[] => [sans, headlines[face]]
