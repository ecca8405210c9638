/** URL of the site's icon (96 × 96 pixels). Must not change, because other sites use it. */
export const faviconUrl = '/favicon-96.png'

export const faviconLinks = [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: faviconUrl, type: 'image/png', sizes: '96x96' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]
