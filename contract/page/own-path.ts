import { z } from '#contract/call/zod.ts'
import { allSitePages, normalizePath } from '#contract/pages.ts'

/** First path segments that Salus uses for other responses than pages. */
const reservedParts = [
  '404',
  'api',
  'assets',
  'feed',
  'fonts',
  'healthz',
  'media',
  'metrics',
  'readyz',
  'share',
  'sitemap',
]

const firstPart = (path: string): string => path.split('/')[1] ?? ''

const takenFirstParts: ReadonlySet<string> = new Set([
  ...reservedParts,
  ...allSitePages.map(({ path }) => firstPart(path)),
])

/** Whether a first path segment belongs to the API or files of Salus, so that no page can use it. */
export const isReservedFirstSegment = (part: string): boolean => reservedParts.includes(part)

/** Whether Salus already uses a first path segment, for pages or other responses. */
export const isTakenFirstSegment = (part: string): boolean => takenFirstParts.has(part)

/** Allows no dots, because paths with dots are reserved for files and for data of pages. */
const shape = /^(?:\/[a-z0-9]+(?:[-_]+[a-z0-9]+)*){1,6}$/

const maxLength = 200

const normalised = (typed: string): string => {
  const path = normalizePath(typed.trim())
  return path === '' || path.startsWith('/') ? path : `/${path}`
}

/** Returns the reason why a custom page cannot have a path, or undefined if it can. */
const pathProblem = (path: string): string | undefined => {
  if (path === '') return 'Please enter an address'
  if (path.length > maxLength) return `At most ${maxLength} characters`
  if (takenFirstParts.has(firstPart(path))) {
    return path === '/'
      ? 'The home page is at this address'
      : `Addresses that begin with /${firstPart(path)} are taken`
  }
  if (shape.test(path)) return undefined
  return 'Letters from a to z, digits and hyphens, in up to six parts, such as /imprint or /join-us/phd'
}

export const isCustomPagePath = (path: string): boolean => pathProblem(path) === undefined

/**
 * Path of a custom page. Adds a missing leading slash, removes a trailing slash and converts to
 * lower case.
 */
export const customPagePathSchema = z.codec(
  z.string('Please enter an address').meta({ maxLength }),
  z.string().superRefine((path, context) => {
    const message = pathProblem(path)
    if (message) context.addIssue({ code: 'custom', message })
  }),
  { decode: normalised, encode: (path) => path },
)
