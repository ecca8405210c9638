import picture from './icons/favicon-96.png?url'

/** The hashed address of the site's icon, 96 × 96 pixels. */
export const faviconUrl = picture
