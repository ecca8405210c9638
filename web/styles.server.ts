import styles from './app.css?inline'

/** The site's style sheet. It travels in the page: a file of its own would hold up the first paint. */
export const siteStyles: string = styles
