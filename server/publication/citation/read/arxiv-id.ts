const arxivShape =
  /(?:^|arxiv[:./\s]|abs\/|pdf\/)\s{0,9}(\d{4}\.\d{4,5}|[a-z-]{1,20}(?:\.[A-Z]{2})?\/\d{7})(?:v\d+)?\b/i

/** An arXiv number without its version; empty when there is none. */
export const readArxivId = (text: string): string => arxivShape.exec(text.trim())?.[1] ?? ''

/** An arXiv number in a text that says that it is one. */
export const mentionedArxivId = (text: string): string =>
  /arxiv/i.test(text) ? readArxivId(text.replace(/^.*?(?=arxiv)/is, '')) : ''
