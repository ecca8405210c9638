import { createContext } from 'react-router'
import type { RenderTools } from '#contract/render.ts'

/** What the server gives to the loaders of one page: `context.get(renderContext).client`. */
export const renderContext = createContext<RenderTools>()
