const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&#x27;': "'",
  '&#39;': "'",
}

const plain = (text: string): string =>
  text.replaceAll(/&(?:amp|quot|lt|gt|#x27|#39);/g, (sign) => signs[sign] ?? sign)

/** Metadata of a page for link previews. */
export interface Head {
  readonly image: string
  readonly title: string
  readonly alt: string
  /** URL of the page in the main language. */
  readonly main: string
}

/** Reads the link preview metadata of a page. Missing values are empty. */
export const readHead = (html: string): Head => {
  const read = (property: string) =>
    plain(new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '')
  const main = /<link rel="alternate" hrefLang="x-default" href="([^"]*)"/.exec(html)?.[1] ?? ''
  return {
    image: read('og:image'),
    title: read('og:title'),
    alt: read('og:image:alt'),
    main: plain(main),
  }
}
