import apiPage from './api-page.css?inline'
import sheet from './site.css?inline'

/** What all public pages look like. It travels in the page: a file of its own would hold up the first paint. */
export const siteSheet: string = sheet

/** What the API's page for people looks like. */
export const apiPageSheet: string = apiPage
