import { withoutInvisible } from '#contract/text/identifier-shapes.ts'
import { unescapeLatex } from './plain.ts'

const shape = /(?<!\d)10\.\d{4,9}(?:\/|%2f)[^\s"“”„«»‹›{}]+/gi

/** Separators between identifiers that are listed without spaces, such as `10.1/a,10.2/b`. */
const between = /[,;|](?=10\.\d{4}|https?:\/\/|doi:)/i

const decoded = (text: string): string =>
  text
    .replaceAll(/(?:%[0-9a-f]{2})+/gi, (run) => {
      try {
        return decodeURIComponent(run)
      } catch {
        return run
      }
    })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const partner: Readonly<Record<string, string>> = { ')': '(', ']': '[', '>': '<' }

const withoutEnding = (text: string): string => {
  const count = new Map<string, number>()
  for (const sign of text) count.set(sign, (count.get(sign) ?? 0) + 1)
  let end = text.length
  for (; end > 0; end--) {
    const sign = text[end - 1] ?? ''
    const open = partner[sign]
    const isLone = open !== undefined && (count.get(sign) ?? 0) > (count.get(open) ?? 0)
    if (!isLone && !".,;:'’‘*`".includes(sign)) break
    count.set(sign, (count.get(sign) ?? 0) - 1)
  }
  return text.slice(0, end)
}

/** Suffixes after the DOI in the URLs of publishers' pages. */
const pageEnding =
  /(?:v\d{1,3})?(?:[./](?:full|abstract|pdf|epdf|html|meta|summary|fulltext|full-text)){1,4}$/i

/** Versions of bioRxiv and medRxiv preprints have no DOIs of their own. */
const preprintVersion = /^(10\.(?:1101|64898)\/(?:\d{4}\.\d\d\.\d\d\.)?\d{6,9})v\d{1,3}(?:[./].*)?$/

const cleaned = (found: string, before: string): string => {
  const isAtResolver = /doi\.org\/(?:doi:)?$/i.test(before)
  const isInAddress = isAtResolver || /https?:\/\/\S{0,200}$/i.test(before)
  const address = isInAddress ? (found.split(isAtResolver ? /[?#]/ : /[?#&]/)[0] ?? '') : found
  const [text = ''] = decoded(address).split(/[\s"]|<\/|\]\(/)
  const bare = withoutEnding(text)
  const doi = isInAddress && !isAtResolver ? bare.replace(pageEnding, '') : bare
  return /^10\.\d{4,9}\/\S/.test(doi) ? doi.toLowerCase().replace(preprintVersion, '$1') : ''
}

/** Finds all DOIs in a text. Returns each once, in lower case. */
export const findDois = (text: string): string[] => {
  const found = unescapeLatex(withoutInvisible(text))
    .replaceAll('{_}', '_')
    .split(between)
    .flatMap((part) =>
      [...part.matchAll(shape)].map((match) =>
        cleaned(match[0], part.slice(Math.max(0, match.index - 220), match.index)),
      ),
    )
  return [...new Set(found.filter((doi) => doi !== ''))]
}

export const findFirstDoi = (text: string): string => findDois(text)[0] ?? ''
