import { createExcerpt } from '#contract/text/excerpt.ts'
import { removeMarkdownAttributes, replaceOutsideCode } from './code.ts'

export interface StrippedText {
  readonly text: string
  readonly taken: readonly string[]
}

/** Parses attributes of a tag, such as `path="a.jpg" title='b'`. */
export const parseTagAttributes = (tag: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from(
      tag.matchAll(
        /([\w-]{1,60})\s{0,9}=\s{0,9}(?:"([^"]{0,5000})"|'([^']{0,5000})'|([^\s"'%}]{1,500}))/g,
      ),
      ([, name = '', double, single, bare = '']) => [
        name,
        // Drops values that are variables of the old site, because they cannot be resolved.
        double ?? single ?? bare.replace(/^(?:site|page|include)\..*$/, ''),
      ],
    ),
  )

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/**
 * Formats a picture as HTML rather than Markdown, because Liquid tags also occur within HTML. The caption
 * becomes plain text.
 */
export const formatImageHtml = (address: string, words: string, caption = ''): string => {
  const below = createExcerpt(caption, 1_000)
  return `<img src="${escaped(address)}" alt="${escaped(words || below)}" title="${escaped(below)}">`
}

export const formatLinkHtml = (address: string, words: string): string =>
  `<a href="${escaped(address)}">${escaped(words)}</a>`

const withLeadingSlash = (path: string): string =>
  /^(?:[a-z][a-z\d+.-]*:|[/#])/i.test(path) ? path : `/${path}`

const buttonUrlPrefixes: Readonly<Record<string, string>> = {
  github: 'https://github.com/',
  email: 'mailto:',
  orcid: 'https://orcid.org/',
  twitter: 'https://x.com/',
}

/** Whether an attribute has no quotation marks, so that its value is the name of a variable. */
const isVariable = (tag: string, name: string): boolean =>
  new RegExp(`(?<![\\w-])${name}\\s{0,9}=\\s{0,9}[^\\s"']`).test(tag)

/** Returns the picture, link or text of an include, undefined if it has none. */
const convertInclude = (file: string, tag: string): string | undefined => {
  const {
    type = '',
    path,
    image,
    url,
    src,
    title = '',
    caption = '',
    alt = '',
    link,
    tooltip = '',
    text = tooltip,
  } = parseTagAttributes(tag)
  const name = file.replace(/^.*\//, '').replace(/\.(?:html|liquid)$/, '')
  const picture = path ?? image ?? src ?? (name.startsWith('figure') ? url : undefined)
  if (/^(?:figure|image|float)/.test(name) && picture)
    return formatImageHtml(picture, alt || title, caption)
  const film = path ?? url ?? src
  if (/^(?:video|audio)/.test(name) && film && /^https?:/i.test(film))
    return formatLinkHtml(film, title || caption || film)
  const words = isVariable(tag, 'text') ? '' : text
  const target = isVariable(tag, 'link') ? '' : (link ?? '')
  if (words === '' && target === '') return undefined
  const shown = picture ? `${formatImageHtml(picture, alt || title)}\n\n` : ''
  const label = [title, words].filter(Boolean).join(': ') || target
  if (target === '' || (name === 'button' && type === 'phone')) return shown + escaped(label)
  const prefix = name === 'button' ? buttonUrlPrefixes[type] : undefined
  return shown + formatLinkHtml(prefix ? prefix + target : withLeadingSlash(target), label)
}

const tagsWithKeptContent = /^(?:end\w*|capture|if|elsif|else|unless|case|when|highlight|details)$/
/** Tags whose content is dropped, because loops repeat it and comments are for authors. */
const tagsWithDroppedContent = /^(?:for|tablerow|comment)$/

/** Removes kramdown attributes, such as `{: .class }`, and its table of contents. */
const withoutKramdown = (text: string): string =>
  removeMarkdownAttributes(
    text
      .replaceAll(
        /^[ \t]*(?:[-*+]|1\.)[ \t][^\n]{0,80}\n[ \t]*\{:[ \t]*toc\b[^{}\n]{0,300}\}/gm,
        '',
      )
      .replaceAll(/\{:[^{}\n]{0,300}\}/g, ''),
  )

const splitAtTags = (text: string): string[] => {
  const parts: string[] = []
  let from = 0
  for (const { index, 0: open } of text.matchAll(/\{%|\{\{/g)) {
    if (index < from) continue
    const close = text.indexOf(open === '{%' ? '%}' : '}}', index)
    if (close < 0) break
    parts.push(text.slice(from, index), text.slice(index, close + 2))
    from = close + 2
  }
  return [...parts, text.slice(from)]
}

/**
 * Removes Liquid tags. Converts includes of pictures and links, and drops loops with their content. Keeps `raw` blocks unchanged.
 */
export const stripLiquid = (
  text: string,
  addressOf: (file: string) => string = withLeadingSlash,
): StrippedText => {
  const taken = new Set<string>()
  const kept: string[] = []
  // Character that marks removed tags, so that lines that contained only tags can be removed. Empty lines in
  // their place would split HTML.
  const removedTag = '\ue000'
  const parts = splitAtTags(text)
  let isRaw = false
  let loops = 0
  let code = ''
  for (const part of parts) {
    const tag = part.startsWith('{%') ? /^\{%-?\s*(\w+)/.exec(part) : null
    const name = tag?.[1] ?? ''
    const rest = tag ? part.slice(tag[0].length, -2) : ''
    if (!isRaw && (tag || part.startsWith('{{'))) kept.push(removedTag)
    if (isRaw) {
      if (name === 'endraw') isRaw = false
      else kept.push(part)
    } else if (name === 'raw') isRaw = true
    else if (tagsWithDroppedContent.test(name)) {
      loops++
      taken.add(name)
    } else if (/^end/.test(name) && tagsWithDroppedContent.test(name.slice(3)))
      loops = Math.max(0, loops - 1)
    else if (loops > 0) continue
    else if (name === 'include' || name === 'include_relative') {
      const [file = ''] = rest.trim().split(/\s/, 1)
      const shown = convertInclude(file, rest)
      if (shown !== undefined) kept.push(shown)
      else if (!/^section\b/.test(file)) taken.add(`include ${file}`)
    } else if (name === 'highlight') {
      code = rest.trim().split(/\s/, 1)[0] ?? ''
      kept.push(`\n\`\`\`${code}\n`)
    } else if (name === 'endhighlight') kept.push('\n```\n')
    else if (name === 'details') kept.push(`\n**${rest.replace(/-$/, '').trim()}**\n\n`)
    else if (name === 'post_url') kept.push(addressOf(`_posts/${rest.replace(/-$/, '').trim()}.md`))
    else if (name === 'link') kept.push(addressOf(rest.replace(/-$/, '').trim()))
    else if (tag) {
      if (!tagsWithKeptContent.test(name)) taken.add(name)
    } else if (part.startsWith('{{') && part.endsWith('}}')) {
      const link = /["']([^"']{1,500})["']\s*\|\s*(?:relative_url|absolute_url|prepend)/.exec(part)
      const isBase = /^\{\{\s*site\.(?:baseurl|url)\s*\}\}$/.test(part)
      if (link) kept.push(withLeadingSlash(link[1] ?? ''))
      else if (!isBase) taken.add(part.slice(0, 60))
    } else kept.push(part)
  }
  const plain = kept
    .join('')
    .replaceAll(/^[ \t]*(?:\ue000[ \t]*)+\n/gm, '')
    .replaceAll(removedTag, '')
  return { text: replaceOutsideCode(plain, withoutKramdown), taken: [...taken] }
}
