// Chromium takes quadratic time in the number of lines.
const maxLines = 200

const isShort = (text: string) => text.split('\n', maxLines + 1).length <= maxLines

/** Replaces a range of a textarea and fires `input`. Can be undone unless the text is very long. */
export const replaceText = (
  field: HTMLTextAreaElement,
  start: number,
  end: number,
  text: string,
): void => {
  if (document.activeElement === field && isShort(text)) {
    field.setSelectionRange(start, end)
    // Deprecated without a successor: nothing else supports the browser's undo.
    if (document.execCommand(text ? 'insertText' : 'delete', false, text)) return
  }
  field.setRangeText(text, start, end, 'preserve')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
