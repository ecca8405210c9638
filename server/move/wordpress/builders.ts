import { decodeUrl } from '../text/decode-url.ts'
import { formatImageHtml, formatLinkHtml, parseTagAttributes } from '../text/liquid.ts'
import { isPictureUrl, plainTextOfHtml } from '../text/markdown.ts'

/** Shortcodes of the page builders Divi, WPBakery and Avada. Their content is in attributes. */
const builderShortcode = /\[((?:et_pb|vc|fusion)_\w{1,60})((?:\s(?:[^[\]"']|"[^"]*"|'[^']*')*)?)\]/g

const addressIn = (link: string): string => {
  // WPBakery writes links as `url:https%3A%2F%2Fa.example|title:A`.
  const coded = /(?:^|\|)url:([^|]+)/.exec(link)?.[1]
  return coded === undefined ? link : decodeUrl(coded)
}

/** Converts page builder shortcodes to HTML headings, pictures and buttons. `pictureOf` resolves attachment ids. */
export const convertPageBuilders = (
  html: string,
  pictureOf: (id: string) => string | undefined,
): string =>
  html.replaceAll(builderShortcode, (tag, name: string, rest: string) => {
    const attributes = parseTagAttributes(rest)
    const { src = '', image = src, image_url = image, alt = '', position = '' } = attributes
    const picture = /^\d+$/.test(image_url) ? (pictureOf(image_url) ?? '') : image_url
    const words =
      attributes.title ??
      attributes.name ??
      (name === 'vc_custom_heading' ? attributes.text : '') ??
      ''
    const heading = plainTextOfHtml(words)
    const isButton = /_(?:button|btn)$/.test(name)
    const address = addressIn(attributes.button_url ?? attributes.link ?? '')
    const label = plainTextOfHtml(attributes.button_text ?? (isButton ? words : ''))
    const shown = [
      heading && !isButton ? `<h3>${heading.replaceAll('<', '&lt;')}</h3>` : '',
      isPictureUrl(picture) ? formatImageHtml(picture, alt) : '',
      position ? `<p>${plainTextOfHtml(position).replaceAll('<', '&lt;')}</p>` : '',
      label && address ? formatLinkHtml(address, label) : '',
    ].filter(Boolean)
    return shown.length > 0 ? `\n\n${shown.join('\n\n')}\n\n` : tag
  })
