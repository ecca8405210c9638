import bricolageGrotesque from '#web/ui/styles/face-bricolage-grotesque.css?inline'
import instrumentSerif from '#web/ui/styles/face-instrument-serif.css?inline'

const sheets: Readonly<Record<string, string>> = {
  'instrument-serif': instrumentSerif,
  'bricolage-grotesque': bricolageGrotesque,
}

/** Returns CSS that overrides the font of headlines. */
export const buildHeadlineFontCss = (face: string): string =>
  sheets[face] ?? ":root:root{--font-serif:'Newsreader','Newsreader Fallback',Georgia,serif}"
