/** A code fence, possibly after list markers. */
const fence = /^( {0,3}(?:(?:[-+*]|\d{1,9}[.)]) {1,4})*)(`{3,}(?=[^`]*$)|~{3,})(.*)$/s

/** Returns a function that receives lines one by one and returns whether each is in a code block. */
export const createCodeLineDetector = (): ((line: string) => boolean) => {
  let open = ''
  // Length of the indentation of the list item that contains the code.
  let indent = 0
  return (line) => {
    // A line without indentation ends the list and its code.
    if (line.slice(0, indent).trim() !== '') [open, indent] = ['', 0]
    const [, before = '', signs = '', rest = ''] = fence.exec(line.slice(indent)) ?? []
    if (open === '') {
      open = signs
      indent = before.trim() === '' ? 0 : before.length
      return signs !== ''
    }
    if (signs.startsWith(open) && `${before}${rest}`.trim() === '') [open, indent] = ['', 0]
    return true
  }
}
