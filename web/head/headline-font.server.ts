import instrumentSerif from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2?url'
import bricolageGrotesque from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import type { Face } from '#contract/default-brand.ts'

/** The hashed addresses of the faces that a group can choose instead of the one headlines ship with. */
export const chosenFonts: Readonly<Partial<Record<Face, string>>> = {
  'instrument-serif': instrumentSerif,
  'bricolage-grotesque': bricolageGrotesque,
}
