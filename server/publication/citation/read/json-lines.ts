/** Returns the line on which each object of a list begins. The list may be inside an object. */
export const findJsonItemLines = (json: string, firstLine: number): number[] => {
  const lines: number[] = []
  const open: string[] = []
  let line = firstLine
  let isText = false
  for (let at = 0; at < json.length; at++) {
    const sign = json.charAt(at)
    if (sign === '\n') line++
    if (isText && sign === '\\') at++
    else if (sign === '"') isText = !isText
    else if (isText) continue
    else if (sign === '{' || sign === '[') {
      const isItem =
        open.at(-1) === '[' && (open.length === 1 || (open.length === 2 && open[0] === '{'))
      if (sign === '{' && isItem) lines.push(line)
      open.push(sign)
    } else if (sign === '}' || sign === ']') open.pop()
  }
  return lines
}
