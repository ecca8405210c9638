let segmenter: Intl.Segmenter | undefined

/** Made when the first text needs it: to make one takes a browser longer than all else a page does with texts. */
const openSegmenter = (): Intl.Segmenter => {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return segmenter
}

// Each of these is a character of its own, whatever stands beside it.
const plain = /^[ -~]*$/

/** The characters a person sees: what texts are counted and cut by. */
export const charactersOf = (text: string): Intl.Segments => openSegmenter().segment(text)

/** The first `max` characters a person sees, with an ellipsis where something was left out. */
export const cutText = (text: string, max: number): string => {
  // A character a person sees has at least one code unit, so a short text needs no counting.
  if (text.length <= max) return text
  const start = text.slice(0, max + 1)
  if (plain.test(start)) return `${start.slice(0, max)}…`
  let end = 0
  let seen = 0
  for (const { segment } of charactersOf(text)) {
    if (seen === max) return `${text.slice(0, end)}…`
    seen++
    end += segment.length
  }
  return text
}
