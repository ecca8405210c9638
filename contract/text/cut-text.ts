let segmenter: Intl.Segmenter | undefined

/** Created on first use, because creating a segmenter is slower than all other text processing of a page. */
const openSegmenter = (): Intl.Segmenter => {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return segmenter
}

// In such a text of ASCII characters, every code unit is one visible character.
const plain = /^[ -~]*$/

/** Returns the visible characters (graphemes) of a text. */
export const graphemesOf = (text: string): Intl.Segments => openSegmenter().segment(text)

/** Cuts a text after `max` visible characters and adds an ellipsis. */
export const truncateText = (text: string, max: number): string => {
  // A text with at most `max` code units has at most `max` visible characters, so counting is not necessary.
  if (text.length <= max) return text
  const start = text.slice(0, max + 1)
  if (plain.test(start)) return `${start.slice(0, max)}…`
  let end = 0
  let seen = 0
  for (const { segment } of graphemesOf(text)) {
    if (seen === max) return `${text.slice(0, end)}…`
    seen++
    end += segment.length
  }
  return text
}
