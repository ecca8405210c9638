import { parsePictureUrl } from '#contract/media/picture-facts.ts'

const fence = /^ {0,3}(`{3,}|~{3,})/
const inline = /!\[[^\][]*\]\(\s*(?:<([^<>\n]*)>|([^\s)]+))/g
const named = /!\[([^\][]*)\]\[([^\][]*)\]/g
const definition = /^ {0,3}\[([^\]]+)\]:\s*<?([^\s>]+)/

const withoutCode = (markdown: string): string[] => {
  let open = ''
  return markdown.split('\n').flatMap((line) => {
    const [, signs = ''] = fence.exec(line) ?? []
    const isEnd = open !== '' && signs.startsWith(open)
    const isCode = open !== '' || signs !== ''
    if (isEnd) open = ''
    else if (open === '') open = signs
    return isCode ? [] : [line.replaceAll(/`[^`]*`/g, '')]
  })
}

/** Whether Markdown contains images from other sites, which visitors see only as links. */
export const hasExternalImages = (markdown: string): boolean => {
  const lines = withoutCode(markdown)
  const text = lines.join('\n')
  const addresses = new Map<string, string>()
  for (const line of lines) {
    const [, name = '', address = ''] = definition.exec(line) ?? []
    if (!addresses.has(name.toLowerCase())) addresses.set(name.toLowerCase(), address)
  }
  const shown = [
    ...[...text.matchAll(inline)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
    ...[...text.matchAll(named)].map(([, alt = '', name]) =>
      addresses.get((name || alt).toLowerCase()),
    ),
  ]
  return shown.some((address) => address && !parsePictureUrl(address))
}
