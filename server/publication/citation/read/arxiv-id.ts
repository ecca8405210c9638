const arxivShape =
  /(?:^|arxiv[:./\s]|abs\/|pdf\/)\s{0,9}(\d{4}\.\d{4,5}|[a-z-]{1,20}(?:\.[A-Z]{2})?\/\d{7})(?:v\d+)?\b/i

export const parseArxivId = (text: string): string => arxivShape.exec(text.trim())?.[1] ?? ''

/** Returns the arXiv number in a text that mentions arXiv, or an empty string. */
export const findMentionedArxivId = (text: string): string =>
  /arxiv/i.test(text) ? parseArxivId(text.replace(/^.*?(?=arxiv)/is, '')) : ''
