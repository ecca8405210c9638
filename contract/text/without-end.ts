/** Removes these characters from the end of a text. A regular expression would take quadratic time. */
export const trimTrailing = (text: string, signs: string): string => {
  let end = text.length
  while (end > 0 && signs.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
