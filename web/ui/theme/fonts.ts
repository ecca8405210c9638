import sans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import serif from '#web/ui/styles/newsreader-display.woff2?url'

/** The hashed address of the upright text face, to be preloaded with `as="font"`. */
export const textFont: string = sans

/** The same of the face that headlines ship with. */
export const headlineFont: string = serif
