const block =
  /^\s*<\/?(?:p|div|ul|ol|li|h[1-6]|table|thead|tbody|tr|td|th|blockquote|pre|figure|figcaption|section|article|aside|header|footer|hr|dl|dt|dd|form|iframe|script|style|video|audio|object|details|summary)\b/i

/** Paragraphs as WordPress makes them of blank lines when it shows a text, and lines as it breaks them. */
export const withParagraphs = (html: string): string =>
  html
    // The marks of its editor.
    .replaceAll(/<!--[\s\S]{0,5000}?-->/g, '\n\n')
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n\s*/)
    .map((part) => {
      if (part.trim() === '') return ''
      return block.test(part) ? part : `<p>${part.trim().replaceAll('\n', '<br>\n')}</p>`
    })
    .join('\n\n')
