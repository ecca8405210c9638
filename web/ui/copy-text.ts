/** Copies text to the clipboard. Returns false if the browser refuses, for instance without HTTPS. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
