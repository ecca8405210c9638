/** Copies a text; false where the browser does not let a page do so, as without HTTPS. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
