import type { SiteFiles } from '../site/files.ts'
import { toRecord, toText } from '../text/values.ts'

/** Colours that themes bring, which no group has chosen. */
const themeColors = new Set(['#b509ac', '#2698ba', '#0795d9', '#0ea5e9'])

/** Returns a colour as `#rrggbb`, or undefined if it is written in another way. */
export const toHexColor = (written: string): string | undefined => {
  const found = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(written.trim())?.[1]?.toLowerCase()
  if (found === undefined) return undefined
  return `#${found.length === 3 ? found.replaceAll(/./g, (digit) => digit + digit) : found}`
}

const stylesheet =
  /^(?:_sass\/|_styles\/|assets\/(?:css|scss)\/|css\/).*(?:theme|variable|color|main|style|custom)[\w-]*\.(?:s?css)$/i
const accentName =
  /(?:--(?:global-theme-color|primary|accent|primary-color|accent-color|theme-color)|\$(?:primary(?:-color)?|accent(?:-color)?|theme-color|brand-color))\s{0,9}:\s{0,9}([^;!\n]{1,100})/i
const variable = /^(?:#\{)?(\$[\w-]{1,80})\}?$/

/** Reads the value of a Sass variable, through at most a few others. */
const resolve = (value: string, styles: string, depth = 0): string | undefined => {
  const hex = toHexColor(value)
  const name = variable.exec(value.trim())?.[1]
  if (hex || name === undefined || depth > 4) return hex
  const at = styles.indexOf(`${name}:`)
  if (at < 0) return undefined
  const [, written = ''] = /^([^;!\n]{1,100})/.exec(styles.slice(at + name.length + 1)) ?? []
  return resolve(written, styles, depth + 1)
}

const maxStyleSheets = 20
const look = 'Belongs to the look of the old site'

/** Finds the theme colour of a site, in its settings or its style sheets. Ignores the colours that themes bring. */
export const findAccentColor = async (
  files: SiteFiles,
  config: Readonly<Record<string, unknown>>,
): Promise<string | undefined> => {
  const named = [config.theme_color, config.accent_color, config.primary_color, config.color]
  const stated = named.map((each) => toHexColor(toText(each))).find(Boolean)
  if (stated) return stated
  const nested = toRecord(config.colors)
  const primary = toHexColor(toText(nested.primary ?? nested.accent))
  if (primary) return primary
  const names = files.names.filter((name) => stylesheet.test(name)).slice(0, maxStyleSheets)
  let styles = ''
  for (const name of names) {
    styles += `${await files.text(name)}\n`
    files.leave(name, look)
  }
  const color = resolve(accentName.exec(styles)?.[1] ?? '', styles)
  return color && !themeColors.has(color) ? color : undefined
}
