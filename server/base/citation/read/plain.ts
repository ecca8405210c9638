const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

const character = (code: number): string =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : ''

/** Text without the markup and control characters that sources leave in it, in one line. */
export const plain = (text: string): string =>
  text
    .replaceAll(/<\/?[a-zA-Z][^<>]{0,200}>/g, '')
    .replaceAll(/&#(\d{1,7});/g, (_, code: string) => character(Number(code)))
    .replaceAll(/&#x([0-9a-f]{1,6});/gi, (_, code: string) => character(Number.parseInt(code, 16)))
    .replaceAll(/&(\w{2,4});/g, (all, name: string) => entities[name] ?? all)
    // TeX's blank of one word's width.
    .replaceAll(/\\(?=\s)/g, '')
    // A dotless i under an accent is what LaTeX needs and Unicode does not compose.
    .replaceAll(/ı(?=[\u0300-\u036f])/g, 'i')
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cs}\u200b\ufeff\s]+/gu, ' ')
    .trim()

/** A DOI without the words and addresses around it, in lower case; empty when there is none. */
export const readDoi = (text: string): string => {
  const found = /10\.\d{4,9}\/[^\s"{}]+/.exec(decode(text))?.[0] ?? ''
  return found
    .replace(/[.,;:]+$/, '')
    .replace(/(?<![(<[].*)[)>\]]+$/, '')
    .toLowerCase()
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const arxivShape =
  /(?:^|arxiv[:./]|abs\/|pdf\/)\s*(\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?\/\d{7})(?:v\d+)?\b/i

/** An arXiv number without its version; empty when there is none. */
export const readArxivId = (text: string): string => arxivShape.exec(text.trim())?.[1] ?? ''

/** A PubMed number; empty when there is none. */
export const readPmid = (text: string): string =>
  /^\s*(?:pmid[:\s]*)?(\d{1,9})\s*$/i.exec(text)?.[1] ?? ''

/** A web address; empty when it is none. */
export const readUrl = (text: string): string => {
  const url = URL.parse(text.trim())
  return url && /^https?:$/.test(url.protocol) ? url.href : ''
}

/** A span of pages with a plain dash. */
export const readPages = (text: string): string => plain(text).replaceAll(/\s*[-–—]+\s*/g, '–')
