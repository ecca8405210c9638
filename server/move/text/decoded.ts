/** Decodes percent-encoding. Returns the URL unchanged if the encoding is invalid. */
export const decoded = (address: string): string => {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
