import { pictureFacts } from '#contract/media/picture.ts'

const code = /(`{3,}|~{3,})[\s\S]*?\1|`[^`\n]*`/g
const inline = /!\[[^\]]*\]\(\s*(?:<([^>\n]*)>|([^\s)]+))/g
const named = /!\[([^\]]*)\]\[([^\]]*)\]/g

const addressOf = (markdown: string, name: string): string => {
  const lines = markdown.split('\n').map((line) => /^ {0,3}\[([^\]]+)\]:\s*<?([^\s>]+)/.exec(line))
  return lines.find((line) => line?.[1]?.toLowerCase() === name.toLowerCase())?.[2] ?? ''
}

/** Whether a text shows pictures from elsewhere, which readers get as links. */
export const hasOutsidePictures = (markdown: string): boolean => {
  const text = markdown.replaceAll(code, '')
  const addresses = [
    ...[...text.matchAll(inline)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
    ...[...text.matchAll(named)].map(([, alt = '', name]) => addressOf(text, name || alt)),
  ]
  return addresses.some((address) => address !== '' && !pictureFacts(address))
}
