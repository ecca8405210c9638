/** A text without these signs at its end. A pattern would begin anew at each of them. */
export const withoutEnd = (text: string, signs: string): string => {
  let end = text.length
  while (end > 0 && signs.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
