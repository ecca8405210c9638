const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** Headers of every answer that is not a page. */
export const apiHeaders: Readonly<Record<string, string>> = {
  ...common,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

const noFeatures = [
  'camera',
  'geolocation',
  'microphone',
  'payment',
  'usb',
  'display-capture',
  'browsing-topics',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/** What a page allows beyond our own files: the CSP hashes of its inline scripts and styles. */
export interface CspHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

const fromUs = (kind: string, hashes: readonly string[]) =>
  [`${kind} 'self'`, ...hashes.map((hash) => `'${hash}'`)].join(' ')

/**
 * Headers of every HTML answer. Scripts and styles come only from our own files or when their hash is
 * listed: a page is cached, so a nonce in it would be a constant.
 */
export const documentHeaders = (
  { scripts, styles }: CspHashes,
  /** Who may show the page in a frame, and from where it may show something in one. */
  {
    framedBy = 'none',
    frames = [],
  }: { framedBy?: 'none' | 'self'; frames?: readonly string[] } = {},
): Readonly<Record<string, string>> => ({
  ...common,
  'permissions-policy': noFeatures,
  'content-security-policy': [
    "default-src 'self'",
    fromUs('script-src', scripts),
    fromUs('style-src', styles),
    // Attributes only: a placeholder's colour and a picture's proportions come with the content.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    ["frame-src 'self'", ...frames.map((host) => `https://${host}`)].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors '${framedBy}'`,
    "form-action 'self'",
  ].join('; '),
})

/** Sent with every answer when the site itself is on https. */
export const strictTransport = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
}
