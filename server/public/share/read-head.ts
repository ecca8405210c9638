const characterReferences: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&#x27;': "'",
  '&#39;': "'",
}

const decodeReferences = (text: string): string =>
  text.replaceAll(/&(?:amp|quot|lt|gt|#x27|#39);/g, (sign) => characterReferences[sign] ?? sign)

export interface SharingMetadata {
  readonly image: string
  readonly title: string
  readonly alt: string
  readonly main: string
}

export const readSharingMetadata = (html: string): SharingMetadata => {
  const read = (property: string) =>
    decodeReferences(
      new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '',
    )
  const main = /<link rel="alternate" hrefLang="x-default" href="([^"]*)"/.exec(html)?.[1] ?? ''
  return {
    image: read('og:image'),
    title: read('og:title'),
    alt: read('og:image:alt'),
    main: decodeReferences(main),
  }
}
