// Chromium is quadratic here, in the number of lines.
const mostLines = 200

const isShort = (text: string) => text.split('\n', mostLines + 1).length <= mostLines

/**
 * Puts text in the place of a part of a field, so that undo takes it back, unless it is very long, and everything that listens
 * to typing hears of it.
 */
export const replaceText = (
  field: HTMLTextAreaElement,
  start: number,
  end: number,
  text: string,
): void => {
  if (document.activeElement === field && isShort(text)) {
    field.setSelectionRange(start, end)
    // Deprecated and without a successor: nothing else enters the browser's own undo.
    if (document.execCommand(text ? 'insertText' : 'delete', false, text)) return
  }
  field.setRangeText(text, start, end, 'preserve')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
