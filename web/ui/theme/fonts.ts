import sans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import serif from '#web/ui/styles/newsreader-display.woff2?url'

/** The hashed addresses of the two upright faces, to be preloaded with `as="font"`. */
export const fontUrls = [sans, serif]
