import type { SalusClient } from './api.ts'

/** What the site's renderer is given for one page. */
export interface RenderTools {
  /** Reaches the API within the process. */
  readonly client: SalusClient
  /** Marks the scripts that are ours; an injected one cannot know it. */
  readonly nonce: string
  /** The site's root, without a trailing slash. */
  readonly publicUrl: string
}

/** Renders one page of the site: the web build's side of the bargain with the server. */
export type Render = (request: Request, tools: RenderTools) => Promise<Response>
