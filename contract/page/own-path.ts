import { z } from '#contract/call/zod.ts'
import { allPages, plainPath } from '#contract/pages.ts'

/** Path prefixes that Salus uses for other responses than pages. */
const alsoTaken = [
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

const taken: ReadonlySet<string> = new Set([
  ...alsoTaken,
  ...allPages.map(({ path }) => firstPart(path)),
])

/** Whether Salus reserves all URLs with this first part for its API and files. */
export const isReservedPart = (part: string): boolean => alsoTaken.includes(part)

/** Whether Salus has pages or other responses under this first part. */
export const isTakenFirstPart = (part: string): boolean => taken.has(part)

/** Paths contain no dots, which are reserved for files and for data of pages. */
const shape = /^(?:\/[a-z0-9]+(?:[-_]+[a-z0-9]+)*){1,6}$/

const longest = 200

const tidy = (typed: string): string => {
  const path = plainPath(typed.trim())
  return path === '' || path.startsWith('/') ? path : `/${path}`
}

/** Returns why a path cannot be used for a custom page, or undefined. */
const wrongWith = (path: string): string | undefined => {
  if (path === '') return 'Please enter an address'
  if (path.length > longest) return `At most ${longest} characters`
  if (taken.has(firstPart(path))) {
    return path === '/'
      ? 'The home page is at this address'
      : `Addresses that begin with /${firstPart(path)} are taken`
  }
  if (shape.test(path)) return undefined
  return 'Letters from a to z, digits and hyphens, in up to six parts, such as /imprint or /join-us/phd'
}

export const isOwnPath = (path: string): boolean => wrongWith(path) === undefined

/**
 * Path of a custom page. Adds a missing leading slash, removes a trailing slash and converts to
 * lower case.
 */
export const ownPath = z.codec(
  z.string('Please enter an address').meta({ maxLength: longest }),
  z.string().superRefine((path, context) => {
    const message = wrongWith(path)
    if (message) context.addIssue({ code: 'custom', message })
  }),
  { decode: tidy, encode: (path) => path },
)
