/** The site's icon of 96 × 96 pixels, at the address other sites know it by. */
export const faviconUrl = '/favicon-96.png'

/** Everything a browser looks for when it needs a picture of the site. */
export const iconLinks = [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: faviconUrl, type: 'image/png', sizes: '96x96' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]
