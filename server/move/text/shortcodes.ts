import { removeMarkdownAttributes, replaceOutsideCode } from './code.ts'
import { formatImageHtml, formatLinkHtml, parseTagAttributes, type StrippedText } from './liquid.ts'

const firstWord = (rest: string): string => /^["']?([^\s"']{1,500})/.exec(rest.trim())?.[1] ?? ''

const embeddedUrlPrefixes: Readonly<Record<string, string>> = {
  'github repo': 'https://github.com/',
  'huggingface model': 'https://huggingface.co/',
  'huggingface dataset': 'https://huggingface.co/datasets/',
}

const embeddedUrlOf = ({
  platform = '',
  type = '',
  resource,
}: Readonly<Record<string, string>>): string | undefined => {
  const prefix = embeddedUrlPrefixes[`${platform} ${type}`]
  return prefix && resource && prefix + resource
}

const convertShortcode = (
  name: string,
  rest: string,
  addressOf: (file: string) => string,
): string | undefined => {
  const named = parseTagAttributes(rest)
  const { src, caption = '', title = '', alt = '', id, url } = named
  switch (name) {
    case 'figure':
    case 'image':
      return src ? formatImageHtml(src, alt, caption || title) : undefined
    case 'youtube': {
      const video = id ?? firstWord(rest)
      return formatLinkHtml(`https://www.youtube.com/watch?v=${video}`, title || 'Video')
    }
    case 'vimeo':
      return formatLinkHtml(`https://vimeo.com/${id ?? firstWord(rest)}`, title || 'Video')
    case 'relref':
    case 'ref':
      return addressOf(named.path ?? firstWord(rest))
    case 'staticref':
      return firstWord(rest)
    case 'embed': {
      const address = url ?? embeddedUrlOf(named)
      return address ? formatLinkHtml(address, title || address) : undefined
    }
    case 'button':
      return url && named.text ? formatLinkHtml(url, named.text) : undefined
    case 'cta':
      return named.cta_link && named.cta_text && formatLinkHtml(named.cta_link, named.cta_text)
    case 'spoiler':
    case 'details': {
      const words = named.text || named.summary || title
      return words ? `\n**${words}**\n\n` : ''
    }
    default:
      return undefined
  }
}

/** Shortcodes that link their content, such as `{{< staticref "cv.pdf" >}}my CV{{< /staticref >}}`. */
const linkShortcode =
  /\{\{[<%]\s*(staticref|button)\b([^{}]{0,2000}?)[>%]\}\}((?:(?!\{\{[<%]\s*\1\b)[\s\S]){0,2000}?)\{\{[<%]\s*\/\s*\1\s*[>%]\}\}/g

const codeShortcode =
  /\{\{[<%]\s*highlight\b([^{}]{0,500}?)[>%]\}\}\n?([\s\S]{0,50000}?)\n?\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/g

const fenced = (_: string, rest: string, lines: string): string =>
  `\n\`\`\`${firstWord(rest)}\n${lines}\n\`\`\`\n`

const linkAround = (tag: string, name: string, rest: string, words: string): string => {
  const { url, href, link } = parseTagAttributes(rest)
  const address = url ?? href ?? link ?? (name === 'staticref' ? firstWord(rest) : '')
  return address ? `[${words.trim()}](<${address.replaceAll(/[<>\n]/g, '')}>)` : tag
}

const shortcodesWithKeptContent = new Set([
  'callout',
  'alert',
  'notice',
  'tip',
  'column',
  'columns',
  'math',
  'hl',
])

/** Removes Hugo shortcodes. Converts pictures, videos and links. */
export const stripShortcodes = (
  text: string,
  addressOf: (file: string) => string = (file) => file,
): StrippedText => {
  const taken = new Set<string>()
  const plain = text
    // Protects escaped shortcodes, which show how to write one.
    .replaceAll(/\{\{([<%])\/\*([\s\S]{0,2000}?)\*\/([>%])\}\}/g, '\ue000$1$2$3\ue001')
    // Removes comments, which are for authors.
    .replaceAll(
      /\{\{[<%]\s*comment\s*[>%]\}\}[\s\S]{0,20000}?\{\{[<%]\s*\/\s*comment\s*[>%]\}\}/g,
      () => {
        taken.add('comment')
        return ''
      },
    )
    .replaceAll(codeShortcode, fenced)
    .replaceAll(linkShortcode, linkAround)
    .replaceAll(
      /\{\{[<%]\s*(\/?)\s*([\w./-]{1,80})([^{}]{0,5000}?)\/?\s*[>%]\}\}/g,
      (_, isEnd: string, name: string, rest: string) => {
        if (isEnd || shortcodesWithKeptContent.has(name)) return ''
        const markdown = convertShortcode(name, rest, addressOf)
        if (markdown === undefined) taken.add(name)
        return markdown ?? ''
      },
    )
    .replaceAll('\ue000', '{{')
    .replaceAll('\ue001', '}}')
  return { text: replaceOutsideCode(plain, removeMarkdownAttributes), taken: [...taken] }
}

/** Shortcodes of WordPress and common plugins. Other words in brackets may be plain text. */
const commonShortcode =
  /\[(\/?)(caption|gallery|embed|audio|video|playlist|contact-form(?:-7)?|wpforms|ninja_form|gravityform|vc_\w+|et_pb_\w+|fusion_\w+|su_\w+|elementor-template|tablepress|table|button|columns?|row|tabs?|accordion\w*|toggle)\b((?:[^[\]"']|"[^"]*"|'[^']*')*)\]/gi

/** Shortcodes of other plugins, recognized by attributes or by a closing tag. */
const otherShortcode =
  /\[(\/?)([a-z][\w-]{1,40})((?:\s+[\w-]+=(?:"[^"[\]]*"|'[^'[\]]*'|[^\s"'[\]]+))*)\s*\/?\]/gi

/** Removes WordPress shortcodes. Keeps the content they enclose. */
export const stripWordPress = (text: string): StrippedText => {
  const taken = new Set<string>()
  const take = (isEnd: string, name: string): string => {
    const word = name.toLowerCase()
    if (!isEnd && word !== 'caption' && word !== 'embed') taken.add(word)
    return ''
  }
  const ended = new Set(
    Array.from(text.matchAll(/\[\/([a-z][\w-]{1,40})\]/gi), ([, name = '']) => name.toLowerCase()),
  )
  const plain = text
    .replaceAll(commonShortcode, (_, isEnd: string, name: string) => take(isEnd, name))
    .replaceAll(otherShortcode, (tag: string, isEnd: string, name: string, attributes: string) =>
      attributes !== '' || ended.has(name.toLowerCase()) ? take(isEnd, name) : tag,
    )
  return { text: plain, taken: [...taken] }
}
