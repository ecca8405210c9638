import { ApiError } from '#contract/call/api-error.ts'
import { ConfinedWorkLimitError, createConfinedRunner } from '#server/base/confine/confine.ts'

const mostBytes = 1024 * 1024

/** Forbidden patterns in SVGs, with their description for users. */
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

export const findForbiddenSvgPart = (text: string): string | undefined =>
  forbidden.find(([pattern]) => pattern.test(text))?.[1]

const refusal = (path: string, message: string) =>
  new ApiError('notAPicture', message, { errors: [{ path, message }] })

const isSvg = async (file: File): Promise<boolean> => {
  if (file.type === 'image/svg+xml') return true
  return /^\uFEFF?\s*<(?:\?xml|svg|!)/i.test(await file.slice(0, 200).text())
}

const usualLimits = { processorMs: 4_000, memoryMb: 256 }

/**
 * Creates a function that renders SVG uploads as PNG and returns other values unchanged. Throws a
 * field error for SVGs with scripts or external resources, so that the author learns of them.
 */
export const createSvgRenderer = (limits = usualLimits) => {
  // A separate process can be killed. A small malicious SVG can take hours.
  const draw = createConfinedRunner<string, Uint8Array<ArrayBuffer>>({
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
    const found = findForbiddenSvgPart(text)
    if (found) {
      throw refusal(field, `This SVG contains ${found}. Export it as a plain SVG, or send a PNG.`)
    }
    try {
      return new File([await draw(text)], 'drawing.png', { type: 'image/png' })
    } catch (error) {
      const why =
        error instanceof ConfinedWorkLimitError ? 'is too complicated to read' : 'cannot be read'
      throw refusal(field, `This SVG ${why}. Export it again, or send a PNG.`)
    }
  }
}

export const renderSvgUpload = createSvgRenderer()
