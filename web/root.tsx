import { type ReactNode, use } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { defaultSettings } from '#contract/default-settings.ts'
import { NonceContext } from '#web/calls/nonce-context.ts'
import { orUnavailable } from '#web/calls/or-unavailable.ts'
import { pageMeta } from '#web/calls/page-meta.ts'
import { renderContext } from '#web/calls/render-context.ts'
import { SessionGuard } from '#web/calls/session-guard.tsx'
import { failure } from '#web/content/failure.ts'
import { Failure } from '#web/features/chrome/failure.tsx'
import { NotFound } from '#web/features/chrome/not-found.tsx'
import { SiteChrome } from '#web/features/chrome/site-chrome.tsx'
import { SiteStyle } from '#web/features/chrome/site-style.tsx'
import { loaderScript } from '#web/features/loaders/loader-script.ts'
import { Loaders } from '#web/features/loaders/loaders.tsx'
import { iconLinks } from '#web/ui/favicon.ts'
import { fontUrls } from '#web/ui/fonts.ts'
import { themeScript } from '#web/ui/theme-script.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import type { Route } from './+types/root.ts'
import styles from './app.css?url'

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404

const toastOf = (error: unknown): string | undefined =>
  isRouteErrorResponse(error) && typeof error.data?.toast === 'string'
    ? error.data.toast
    : undefined

/** Of a page that could not be shown; every other one says itself what it is. */
export const meta: Route.MetaFunction = ({ matches, error }) =>
  pageMeta(matches, {
    name: isMissing(error) ? failure.missingTitle : failure.title,
    path: '/404',
    isPrivate: true,
  })

export const links: Route.LinksFunction = () => [
  ...fontUrls.map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  // While the site is worked on, its sheet is a file that reloads as it changes.
  ...(import.meta.env.DEV ? [{ rel: 'stylesheet', href: styles }] : []),
  ...iconLinks,
]

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { client, publicUrl, loaders } = context.get(renderContext)
  const { settings } = await orUnavailable(client.settings.getSettings())
  return { publicUrl, settings, loaders }
}

/** What every page needs of the site never changes while one is on it. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext)
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <script nonce={nonce}>{themeScript}</script>
        <script nonce={nonce}>{loaderScript}</script>
        {import.meta.env.PROD && <SiteStyle />}
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

export default function Root({ loaderData: { settings, loaders } }: Route.ComponentProps) {
  return (
    <>
      <Loaders times={loaders} name={settings.name} tagline={settings.tagline} />
      <Outlet />
      <SessionGuard />
      <Toaster />
    </>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <>
      <SiteChrome settings={loaderData?.settings ?? defaultSettings}>
        {isMissing(error) ? <NotFound /> : <Failure toast={toastOf(error)} />}
      </SiteChrome>
      <Toaster />
    </>
  )
}
