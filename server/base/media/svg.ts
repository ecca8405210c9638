import sharp from 'sharp'
import { ApiError } from '#contract/call/api-error.ts'

const mostBytes = 1024 * 1024
const side = 1024
const maxDensity = 2400

/** What has no place in a drawing, and how to say so. */
const forbidden: readonly [RegExp, string][] = [
  [/<\s*(?:[\w-]+:)?script\b/i, 'a script'],
  [/\son[a-z]+\s*=/i, 'a script'],
  [/(?:javascript|vbscript)\s*:/i, 'a script'],
  [/<!(?:DOCTYPE|ENTITY)[^>]*\[/i, 'definitions of its own'],
  [/<\s*(?:[\w-]+:)?(?:foreignObject|iframe|embed|object)\b/i, 'parts that are no drawing'],
  [
    /@import\b|(?:href|src)\s*=\s*["']?\s*(?!["'#\s]|data:image\/(?:png|jpeg|webp|gif)[;,])[^"'\s>]/i,
    'something from elsewhere',
  ],
  [
    /url\(\s*["']?\s*(?!["'#\s]|data:image\/(?:png|jpeg|webp|gif)[;,])/i,
    'something from elsewhere',
  ],
]

const refusal = (path: string, message: string) =>
  new ApiError('notAPicture', message, { errors: [{ path, message }] })

/** Whether a file says it is an SVG, or begins as one. */
const isSvg = async (file: File): Promise<boolean> => {
  if (file.type === 'image/svg+xml') return true
  return /^\uFEFF?\s*<(?:\?xml|svg|!)/i.test(await file.slice(0, 200).text())
}

const draw = async (text: string): Promise<Buffer> => {
  const bytes = Buffer.from(text)
  const { width = 1, height = 1 } = await sharp(bytes).metadata()
  const density = Math.min(maxDensity, Math.max(1, (72 * side) / Math.max(width, height)))
  return sharp(bytes, { density, limitInputPixels: 40_000_000 })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: 10 })
    .png()
    .toBuffer()
}

/**
 * A drawing as a picture of points, everything else as it is. One that would run or load something is
 * refused beside its field: its author should know.
 */
export const drawnSvg = async <T extends File | string | undefined>(
  field: string,
  given: T,
): Promise<T | File> => {
  if (!(given instanceof File) || !(await isSvg(given))) return given
  if (given.size > mostBytes) throw refusal(field, 'An SVG may have at most 1 MB')
  const text = await given.text()
  const [, found] = forbidden.find(([pattern]) => pattern.test(text)) ?? []
  if (found) {
    throw refusal(field, `This SVG contains ${found}. Export it as a plain SVG, or send a PNG.`)
  }
  try {
    return new File([new Uint8Array(await draw(text))], 'drawing.png', { type: 'image/png' })
  } catch {
    throw refusal(field, 'This SVG cannot be read. Export it again, or send a PNG.')
  }
}
