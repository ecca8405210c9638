const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

export const apiSecurityHeaders: Readonly<Record<string, string>> = {
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

export interface CspHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

const fromUs = (kind: string, hashes: readonly string[]) =>
  [`${kind} 'self'`, ...hashes.map((hash) => `'${hash}'`)].join(' ')

/**
 * Returns headers of an HTML response. Inline scripts and styles need a hash, because a nonce would
 * be constant in cached pages.
 */
export const htmlSecurityHeaders = (
  { scripts, styles }: CspHashes,
  /** Who may embed the page, and hosts whose frames it may embed. */
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
    // Allows style attributes for placeholder colours and aspect ratios, which depend on the content and thus
    // have no fixed hashes.
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

export const strictTransportHeaders = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
}
