import { createContext } from 'react-router'
import type { PageRenderTools } from '#contract/lifecycle/render.ts'
import type { FallbackTextsByLanguage } from '#web/content/fallback-texts.ts'
import type { RouteStringGroups } from '#web/content/string-groups.ts'
import type { LanguageMenuHtml } from './language-menu-context.ts'

/** Tools that the server passes to the loaders of a page. */
export const renderToolsContext = createContext<PageRenderTools>()

/**
 * Result of rendering. `body` is text, because a Response body would be encoded and decoded again.
 */
export const renderResultContext = createContext<{
  body?: string
  languageMenu?: LanguageMenuHtml
  /** Fixed texts that are not in the page's language. */
  fallback?: FallbackTextsByLanguage | undefined
  /** Loader results that a page and its data file share. */
  loaded?: Map<string, unknown>
}>()

/** Returns the `strings` that the route of a pattern exports. */
export const routeStringsContext = createContext<(pattern: string) => RouteStringGroups>()
