import { createContext } from 'react-router'
import type { RenderTools } from '#contract/lifecycle/render.ts'
import type { FallbackTexts } from '#web/content/fallback-texts.ts'
import type { PageStrings } from '#web/content/string-groups.ts'
import type { LanguageMenuHtml } from './language-menu-context.ts'

/** What the server gives to the loaders of one page: `context.get(renderContext).client`. */
export const renderContext = createContext<RenderTools>()

/** Holds the rendered page as text: as the body of a Response it would be encoded and decoded again. */
export const pageContext = createContext<{
  body?: string
  /** The switch of languages, which is written before the page is. */
  languageMenu?: LanguageMenuHtml
  /** The fixed texts that are not in the page's language. */
  fallback?: FallbackTexts | undefined
  /** What loaders have answered, where the same is asked for twice: as a page and as its data. */
  loaded?: Map<string, unknown>
}>()

/** Returns what the route with a pattern exports as `strings`. */
export const stringsContext = createContext<(pattern: string) => PageStrings>()
