import { outsideCode, withoutAttributes } from './code.ts'
import { attributesOf, imageOf, linkTo, type Stripped } from './liquid.ts'

const firstWord = (rest: string): string => /^["']?([^\s"']{1,500})/.exec(rest.trim())?.[1] ?? ''

/** What a shortcode of Hugo shows that Markdown can say; undefined for any other. */
const shown = (
  name: string,
  rest: string,
  addressOf: (file: string) => string,
): string | undefined => {
  const named = attributesOf(rest)
  const { src, caption = '', title = '', alt = '', id, url } = named
  switch (name) {
    case 'figure':
    case 'image':
      return src ? imageOf(src, alt, caption || title) : undefined
    case 'youtube': {
      const video = id ?? firstWord(rest)
      return linkTo(`https://www.youtube.com/watch?v=${video}`, title || 'Video')
    }
    case 'vimeo':
      return linkTo(`https://vimeo.com/${id ?? firstWord(rest)}`, title || 'Video')
    case 'relref':
    case 'ref':
      return addressOf(named.path ?? firstWord(rest))
    case 'staticref':
      return firstWord(rest)
    case 'embed':
      return url ? linkTo(url, title || url) : undefined
    case 'cta':
      return named.cta_link && named.cta_text && linkTo(named.cta_link, named.cta_text)
    case 'spoiler':
    case 'details': {
      const words = named.text || named.summary || title
      return words ? `\n**${words}**\n\n` : ''
    }
    default:
      return undefined
  }
}

/** Links around words: `{{< staticref "cv.pdf" >}}my CV{{< /staticref >}}`. */
const around =
  /\{\{[<%]\s*(staticref|button)\b([^{}]{0,2000}?)[>%]\}\}((?:(?!\{\{[<%]\s*\1\b)[\s\S]){0,2000}?)\{\{[<%]\s*\/\s*\1\s*[>%]\}\}/g

const code =
  /\{\{[<%]\s*highlight\b([^{}]{0,500}?)[>%]\}\}\n?([\s\S]{0,50000}?)\n?\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/g

const fenced = (_: string, rest: string, lines: string): string =>
  `\n\`\`\`${firstWord(rest)}\n${lines}\n\`\`\`\n`

const linkAround = (tag: string, name: string, rest: string, words: string): string => {
  const { url, href, link } = attributesOf(rest)
  const address = url ?? href ?? link ?? (name === 'staticref' ? firstWord(rest) : '')
  return address ? `[${words.trim()}](<${address.replaceAll(/[<>\n]/g, '')}>)` : tag
}

/** Those that only frame what stands between them, in which Markdown is written. */
const frames = new Set(['callout', 'alert', 'notice', 'tip', 'column', 'columns', 'math', 'hl'])

/** Takes the shortcodes of Hugo out of a text; pictures, films and links become Markdown. */
export const stripShortcodes = (
  text: string,
  addressOf: (file: string) => string = (file) => file,
): Stripped => {
  const taken = new Set<string>()
  const plain = text
    // Those that are only shown, as the documentation of a theme does.
    .replaceAll(/\{\{([<%])\/\*([\s\S]{0,2000}?)\*\/([>%])\}\}/g, '\ue000$1$2$3\ue001')
    // Those that are for the writer alone.
    .replaceAll(
      /\{\{[<%]\s*comment\s*[>%]\}\}[\s\S]{0,20000}?\{\{[<%]\s*\/\s*comment\s*[>%]\}\}/g,
      () => {
        taken.add('comment')
        return ''
      },
    )
    .replaceAll(code, fenced)
    .replaceAll(around, linkAround)
    .replaceAll(
      /\{\{[<%]\s*(\/?)\s*([\w./-]{1,80})([^{}]{0,5000}?)\/?\s*[>%]\}\}/g,
      (_, isEnd: string, name: string, rest: string) => {
        if (isEnd || frames.has(name)) return ''
        const markdown = shown(name, rest, addressOf)
        if (markdown === undefined) taken.add(name)
        return markdown ?? ''
      },
    )
    .replaceAll('\ue000', '{{')
    .replaceAll('\ue001', '}}')
  return { text: outsideCode(plain, withoutAttributes), taken: [...taken] }
}

/** The shortcodes of WordPress and its usual extensions that can be told from words in brackets. */
const known =
  /\[(\/?)(caption|gallery|embed|audio|video|playlist|contact-form(?:-7)?|wpforms|ninja_form|gravityform|vc_\w+|et_pb_\w+|fusion_\w+|su_\w+|elementor-template|tablepress|table|button|columns?|row|tabs?|accordion\w*|toggle)\b((?:[^[\]"']|"[^"]*"|'[^']*')*)\]/gi

/** Those of any extension: with attributes, or with an end somewhere. */
const other =
  /\[(\/?)([a-z][\w-]{1,40})((?:\s+[\w-]+=(?:"[^"[\]]*"|'[^'[\]]*'|[^\s"'[\]]+))*)\s*\/?\]/gi

/** Takes the shortcodes of WordPress out of HTML; what they frame stays. */
export const stripWordPress = (text: string): Stripped => {
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
    .replaceAll(known, (_, isEnd: string, name: string) => take(isEnd, name))
    .replaceAll(other, (tag: string, isEnd: string, name: string, attributes: string) =>
      attributes !== '' || ended.has(name.toLowerCase()) ? take(isEnd, name) : tag,
    )
  return { text: plain, taken: [...taken] }
}
