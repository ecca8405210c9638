import { createContext } from 'react-router'
import type { RenderTools } from '#contract/lifecycle/render.ts'

/** What the server gives to the loaders of one page: `context.get(renderContext).client`. */
export const renderContext = createContext<RenderTools>()

/** Where a rendered page is left: as the body of a Response it would become bytes and text again. */
export const pageContext = createContext<{ body?: Uint8Array }>()
