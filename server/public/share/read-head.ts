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

/** What is told of how a page is shared. */
export interface Head {
  readonly image: string
  readonly title: string
  readonly alt: string
  /** The address of the same page in the main language. */
  readonly main: string
}

/** What a page of ours says in its head about how it is shared; empty where it says nothing. */
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
