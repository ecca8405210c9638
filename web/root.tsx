import { type ReactNode, use } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { defaultSettings } from '#contract/default-settings.ts'
import { NonceContext } from '#web/calls/nonce-context.ts'
import { orUnavailable } from '#web/calls/or-unavailable.ts'
import { renderContext } from '#web/calls/render-context.ts'
import { SessionGuard } from '#web/calls/session-guard.tsx'
import { failure } from '#web/content/failure.ts'
import { Failure } from '#web/features/chrome/failure.tsx'
import { NotFound } from '#web/features/chrome/not-found.tsx'
import { SiteChrome } from '#web/features/chrome/site-chrome.tsx'
import { faviconUrl } from '#web/ui/favicon.ts'
import { fontUrls } from '#web/ui/fonts.ts'
import { themeScript } from '#web/ui/theme-script.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import type { Route } from './+types/root.ts'
import styles from './app.css?url'

export const links: Route.LinksFunction = () => [
  ...fontUrls.map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: faviconUrl, type: 'image/png', sizes: '96x96' },
]

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { client, publicUrl } = context.get(renderContext)
  const { settings } = await orUnavailable(client.settings.getSettings())
  return { publicUrl, settings }
}

/** What every page needs of the site never changes while one is on it. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <script nonce={use(NonceContext)}>{themeScript}</script>
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <>
      <Outlet />
      <SessionGuard />
      <Toaster />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <SiteChrome settings={defaultSettings}>
      <title>{isMissing ? failure.missingTitle : failure.title}</title>
      {isMissing ? <NotFound /> : <Failure />}
    </SiteChrome>
  )
}
