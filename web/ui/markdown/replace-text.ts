// Longer texts are replaced without undo, because Chromium's `insertText` takes quadratic time in the number
// of lines.
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
    // Deprecated, but there is no other way to add a change to the browser's undo history.
    if (document.execCommand(text ? 'insertText' : 'delete', false, text)) return
  }
  field.setRangeText(text, start, end, 'preserve')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
