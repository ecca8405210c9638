import { use } from 'react'
import { Outlet, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from 'react-router'
import { fallbackSettings } from '#contract/settings/unknown-settings.ts'
import type { SerializedStrings } from '#web/content/serialized-strings.ts'
import { readPageStrings } from '#web/head/page-language.server.ts'
import { renderToolsContext, routeStringsContext } from '#web/head/render-context.ts'
import { PreviewFrameContext } from '#web/head/use-preview.ts'
import type { loader as rootLoader } from '#web/root.tsx'
import type { Route } from './+types/layout-route.ts'
import { PublicPageFrame } from './site-chrome.tsx'

/** Loads the strings of the page. Null in English, because the scripts contain the English strings. */
export const loader = ({ context, pattern }: Route.LoaderArgs): Promise<SerializedStrings | null> =>
  readPageStrings(context.get(renderToolsContext), context.get(routeStringsContext)(pattern))

/** Skips reloading of strings after navigations within a page, and always in English. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  document.documentElement.lang !== 'en' && currentUrl.pathname !== nextUrl.pathname

export default function PublicLayout() {
  const site = useRouteLoaderData<typeof rootLoader>('root')
  const previewed = use(PreviewFrameContext)
  return (
    <PublicPageFrame
      settings={{ ...(site?.settings ?? fallbackSettings), ...previewed?.settings }}
      menus={previewed?.menus ?? site?.menus}
    >
      <Outlet />
    </PublicPageFrame>
  )
}
