import { createContext } from 'react-router'
import type { PageRenderTools } from '#contract/lifecycle/render.ts'
import type { FallbackTextsByLanguage } from '#web/content/fallback-texts.ts'
import type { RouteStringGroups } from '#web/content/string-groups.ts'
import type { LanguageMenuHtml } from './language-menu-context.ts'

/** Tools that the server passes to the loaders of a page. */
export const renderToolsContext = createContext<PageRenderTools>()

/** Result of rendering a page. `body` is text, because a Response would encode it to bytes and back. */
export const renderResultContext = createContext<{
  body?: string
  languageMenu?: LanguageMenuHtml
  /** Interface texts without a translation, by the language they are shown in. */
  fallback?: FallbackTextsByLanguage | undefined
  /** Loader results, kept so that a page and its data file are made from the same ones. */
  loaded?: Map<string, unknown>
}>()

/** Returns the string groups that a route exports as `strings`, by the URL pattern of the route. */
export const routeStringsContext = createContext<(pattern: string) => RouteStringGroups>()
