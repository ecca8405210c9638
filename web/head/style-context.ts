import { createContext } from 'react'

/** The style sheets of a page. */
export interface PageStyle {
  readonly text: string
  /** The file with all of the site's sheet, where the text is only what the page itself needs of it. */
  readonly whole?: string
  /** What follows both. */
  readonly theme: string
}

/** What stands for the site's style sheets while a page is rendered; a browser finds them in the page. */
export const StyleContext = createContext<PageStyle | undefined>(undefined)
