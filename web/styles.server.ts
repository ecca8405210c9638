import styles from './site.css?inline'

/** Stands in for the style sheet while a page is rendered: it is half of the page and the same in each. */
export const styleMark = '/* the style sheet of the site */'

/**
 * Puts the style sheet into a rendered page. It travels in the page because a file of its own would
 * hold up the first paint.
 */
export const withStyles = (html: string): string => html.replace(styleMark, () => styles)
