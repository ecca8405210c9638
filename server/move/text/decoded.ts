/** What percent signs of an address stand for; itself where they stand for nothing. */
export const decoded = (address: string): string => {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
