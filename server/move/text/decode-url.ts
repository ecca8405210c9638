/** Decodes percent-encoding. Returns the URL unchanged if the encoding is invalid. */
export const decodeUrl = (address: string): string => {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
