/** A fence, also right behind the signs of lists. */
const fence = /^( {0,3}(?:(?:[-+*]|\d{1,9}[.)]) {1,4})*)(`{3,}(?=[^`]*$)|~{3,})(.*)$/s

/** Says of the lines of a text, one after the other, whether each is part of a code block. */
export const createCodeReader = (): ((line: string) => boolean) => {
  let open = ''
  // How far the list item is indented that begins with the code.
  let indent = 0
  return (line) => {
    // The list ends with a line that is not indented, and the code with it.
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
