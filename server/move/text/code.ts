const codePattern =
  /^[ \t]*(`{3,}(?!`)|~{3,}(?!~))[^\n]*\n[\s\S]*?(?:^[ \t]*\1[`~]*[ \t]*$|$(?![\s\S]))|(?<!`)(`+)(?!`)[^`\n]+\2/gm

/** Applies a function to the parts of a text that are not code. */
export const replaceOutsideCode = (text: string, change: (part: string) => string): string => {
  let changed = ''
  let from = 0
  for (const { index, 0: found } of text.matchAll(codePattern)) {
    changed += change(text.slice(from, index)) + found
    from = index + found.length
  }
  return changed + change(text.slice(from))
}

/** Replaces the characters of code, except line breaks, so that nothing in it looks like markup. */
export const maskCode = (text: string): string => {
  let masked = ''
  let from = 0
  for (const { index, 0: found } of text.matchAll(codePattern)) {
    masked += text.slice(from, index) + found.replaceAll(/[^\n]/g, 'x')
    from = index + found.length
  }
  return masked + text.slice(from)
}

/** Removes attributes of headings and blocks, such as `## Head {#head}` or `{.class}`. */
export const removeMarkdownAttributes = (text: string): string =>
  text
    .replaceAll(/^(#{1,6}[ \t][^\n]{0,500}?)[ \t]*\{[#.][^{}\n]{0,200}\}[ \t]*$/gm, '$1')
    .replaceAll(/^[ \t]*\{[#.][\w-][^{}\n]{0,200}\}[ \t]*$/gm, '')
