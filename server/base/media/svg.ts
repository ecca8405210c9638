import { ApiError } from '#contract/call/api-error.ts'
import { confine, TooMuchError } from '#server/base/confine/confine.ts'

const mostBytes = 1024 * 1024

/** What has no place in a drawing, and how to say so. */
const forbidden: readonly [RegExp, string][] = [
  [/<\s*(?:[\w-]+:)?script\b/i, 'a script'],
  [/\son[a-z]+\s*=/i, 'a script'],
  [/(?:javascript|vbscript)\s*:/i, 'a script'],
  [/<!(?:ENTITY|DOCTYPE[^<>[]*\[)/i, 'definitions of its own'],
  [/<\s*(?:[\w-]+:)?(?:foreignObject|iframe|embed|object)\b/i, 'parts that are no drawing'],
  [
    /@import\b|(?:href|src)\s*=\s*(?:["']\s*)?(?!["'#\s]|data:image\/(?:png|jpeg|webp|gif)[;,])[^"'\s>]/i,
    'something from elsewhere',
  ],
  [
    /url\(\s*(?:["']\s*)?(?!["'#\s]|data:image\/(?:png|jpeg|webp|gif)[;,])/i,
    'something from elsewhere',
  ],
]

/** What a drawing contains that it must not; undefined where there is nothing. */
export const forbiddenIn = (text: string): string | undefined =>
  forbidden.find(([pattern]) => pattern.test(text))?.[1]

const refusal = (path: string, message: string) =>
  new ApiError('notAPicture', message, { errors: [{ path, message }] })

/** Whether a file says it is an SVG, or begins as one. */
const isSvg = async (file: File): Promise<boolean> => {
  if (file.type === 'image/svg+xml') return true
  return /^\uFEFF?\s*<(?:\?xml|svg|!)/i.test(await file.slice(0, 200).text())
}

/** Many times what a logo takes. */
const usualLimits = { processorMs: 4_000, memoryMb: 256 }

/**
 * A drawing as a picture of points, everything else as it is. One that would run or load something is
 * refused beside its field: its author should know.
 */
export const createSvgDrawing = (limits = usualLimits) => {
  // What draws cannot be stopped from within its process, and a drawing of a few lines can take hours.
  const draw = confine<string, Uint8Array<ArrayBuffer>>({
    source: './server/base/media/draw-svg.work.ts',
    ...limits,
    idleMs: 2_000,
  })

  return async <T extends File | string | undefined>(
    field: string,
    given: T,
  ): Promise<T | File> => {
    if (!(given instanceof File) || !(await isSvg(given))) return given
    if (given.size > mostBytes) throw refusal(field, 'An SVG may have at most 1 MB')
    const text = await given.text()
    const found = forbiddenIn(text)
    if (found) {
      throw refusal(field, `This SVG contains ${found}. Export it as a plain SVG, or send a PNG.`)
    }
    try {
      return new File([await draw(text)], 'drawing.png', { type: 'image/png' })
    } catch (error) {
      const why = error instanceof TooMuchError ? 'is too complicated to read' : 'cannot be read'
      throw refusal(field, `This SVG ${why}. Export it again, or send a PNG.`)
    }
  }
}

/** A drawing as a picture of points, everything else as it is. */
export const drawnSvg = createSvgDrawing()
