/** Returns the sign and the years of a copyright line, or an empty text. The name follows on every page. */
export const copyrightIn = (text: string): string => {
  const years = /(?:©|\(c\)|&copy;)\s{0,9}(\d{4}(?:\s{0,9}[-–]\s{0,9}\d{4})?)/i.exec(text)?.[1]
  return years === undefined ? '' : `© ${years}`
}
