import { type ReactNode, useEffect } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router'
import { failureLabels } from '#contract/content/labels/frame.ts'
import { fallbackSettings } from '#contract/settings/unknown-settings.ts'
import { isNotFoundError, loadOrErrorPage, toastOfError } from '#web/api/load-or-error-page.ts'
import { ChangedContentContext } from '#web/content/content-context.ts'
import {
  FallbackLanguageContext,
  useEntryFallbackLanguage,
} from '#web/content/fallback-language.ts'
import { LocaleContext, localeOfLanguage } from '#web/content/locale.ts'
import { mergeSerializedStrings, type SerializedStrings } from '#web/content/serialized-strings.ts'
import { NotFound } from '#web/frame/not-found.tsx'
import { announcePageScript } from '#web/head/announce-page-script.ts'
import { findChangedContent, resolveChangedMenus } from '#web/head/changed-content.server.ts'
import earlyPressScript from '#web/head/early-presses.ts?inline'
import { InlineScript } from '#web/head/inline-script.tsx'
import { renderLanguageMenu } from '#web/head/language-menu-html.server.ts'
import { languageMenuScript } from '#web/head/language-script.ts'
import { lazyLayoutScript } from '#web/head/lazy-layout-script.ts'
import { readPageLanguage, stripLanguagePrefix } from '#web/head/page-language.server.ts'
import { buildPageMeta } from '#web/head/page-meta.ts'
import { listPreloadedFonts } from '#web/head/preloaded-fonts.server.ts'
import { renderResultContext, renderToolsContext } from '#web/head/render-context.ts'
import { findShareImage } from '#web/head/share-picture.server.ts'
import { stringsFromMatches } from '#web/head/site-of.ts'
import { deferredStartScript } from '#web/head/start-script.ts'
import { useAnnounceHydrated } from '#web/head/use-announce-hydrated.ts'
import { useApplyChangedBrand } from '#web/head/use-applied-brand.ts'
import { PreviewFrameContext, useSitePanelPreview } from '#web/head/use-preview.ts'
import { useMarkFallbackTexts } from '#web/head/use-watch-fallback-texts.ts'
import { SessionGuard } from '#web/session/session-guard.tsx'
import { loadingOverlayScript } from '#web/site/loaders/loader-script.ts'
import { LoadingOverlays } from '#web/site/loaders/loaders.tsx'
import { nonPublicSegments } from '#web/site/loaders/public-path.server.ts'
import { ContactAddressContext } from '#web/site/parts/mail-context.ts'
import { ErrorPage } from '#web/site/shell/failure.tsx'
import { searchShortcutScript } from '#web/site/shell/search-key-script.ts'
import { PublicPageFrame } from '#web/site/shell/site-chrome.tsx'
import { InlineStyleSheet } from '#web/site/shell/site-style.tsx'
import { LazyToaster } from '#web/ui/dialog/lazy-toaster.tsx'
import { faviconLinks } from '#web/ui/theme/favicon.ts'
import { themeScript } from '#web/ui/theme/theme-script.ts'
import type { Route } from './+types/root.ts'
import styles from './app.css?url'

const headScript = import.meta.env.SSR
  ? [
      themeScript,
      loadingOverlayScript,
      deferredStartScript,
      earlyPressScript,
      lazyLayoutScript,
      searchShortcutScript,
      announcePageScript,
    ].join(';\n')
  : ''

/** Metadata of the error page. All other pages define their own. */
export const meta: Route.MetaFunction = ({ matches, error }) =>
  buildPageMeta(matches, {
    name: stringsFromMatches(matches, failureLabels)[
      isNotFoundError(error) ? 'missing' : 'heading'
    ],
    path: '/404',
    isPrivate: true,
    isMissing: true,
  })

export const links: Route.LinksFunction = () => [
  // In development, the style sheet is a separate file that reloads after changes.
  ...(import.meta.env.DEV ? [{ rel: 'stylesheet', href: styles }] : []),
  ...faviconLinks,
]

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const tools = context.get(renderToolsContext)
  const { client, publicUrl, loaders, place } = tools
  const page = context.get(renderResultContext)
  page.languageMenu = await renderLanguageMenu(tools, stripLanguagePrefix(tools, url))
  const [{ settings }, { content }, { shown }, { brand }] = await loadOrErrorPage(
    Promise.all([
      client.settings.getSettings(),
      client.site.getContent({}),
      client.site.getMenus(),
      client.site.getBrand(),
    ]),
  )
  const speech = await readPageLanguage(tools, url, findChangedContent(content, tools))
  page.fallback = speech.language?.fallback
  return {
    publicUrl,
    settings,
    // Contact address that replaces forms on a static site without a server that receives them.
    ...(place && !place.forms && { mail: settings.email || settings.address || settings.name }),
    // The first number is the version of the image design: increase it if `server/public/share`
    // draws differently.
    shareLook: `4 ${brand.accent} ${brand.face}`,
    brandVersion: brand.version,
    drawsEveryShare: brand.sharePictures,
    loaders: {
      introMs: brand.intro ?? loaders.introMs,
      transitionMs: brand.transition ?? loaders.transitionMs,
    },
    fonts: listPreloadedFonts(brand.face),
    share: findShareImage(brand),
    otherParts: nonPublicSegments,
    ...speech,
    menus: resolveChangedMenus(shown, tools),
  }
}

type Known = Awaited<ReturnType<typeof loader>>
let lastData: Known | undefined
/** Whether the last reload did not finish. A navigation aborts it, and it must then be repeated. */
let isOwed = false

/** Keeps the last data if reloading fails, so that a working page is never lost. */
export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs): Promise<Known> => {
  isOwed = true
  try {
    const loaded = await serverLoader()
    isOwed = false
    return loaded
  } catch (error) {
    if (lastData) return lastData
    throw error
  }
}

/**
 * Reloads the site's data after changes on a page, but not after a navigation to another page, unless an
 * earlier reload was aborted.
 */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && (isOwed || currentUrl.href === nextUrl.href)

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root')
  const previewed = useSitePanelPreview()
  const words = useRouteLoaderData<SerializedStrings | null>('site/shell/layout-route')
  const { code = 'en', dir } = site?.language ?? {}
  useAnnounceHydrated()
  return (
    <html lang={code} dir={dir} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <InlineScript
          code={
            import.meta.env.SSR && site?.language?.all.length
              ? `${headScript};\n${languageMenuScript}`
              : headScript
          }
        />
        <InlineStyleSheet />
        {site?.fonts.map((href) => (
          <link
            key={href}
            rel="preload"
            href={href}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        <LocaleContext value={localeOfLanguage(code)}>
          <FallbackLanguageContext value={site?.language?.main}>
            <ChangedContentContext
              value={previewed?.content ?? mergeSerializedStrings(site?.content, words)}
            >
              <PreviewFrameContext value={previewed?.frame}>
                <ContactAddressContext value={site?.mail ?? ''}>{children}</ContactAddressContext>
              </PreviewFrameContext>
            </ChangedContentContext>
          </FallbackLanguageContext>
        </LocaleContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { settings, loaders, otherParts: parts, language } = loaderData
  useApplyChangedBrand(loaderData.brandVersion)
  useMarkFallbackTexts(language)
  useEffect(() => {
    lastData = loaderData
  }, [loaderData])
  return (
    <>
      <LoadingOverlays
        times={loaders}
        otherParts={parts}
        name={settings.shortName || settings.name}
        tagline={settings.tagline}
        language={useEntryFallbackLanguage(settings.untranslated)('tagline')}
      />
      <Outlet />
      <SessionGuard />
      <LazyToaster />
    </>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <>
      <PublicPageFrame
        settings={loaderData?.settings ?? fallbackSettings}
        menus={loaderData?.menus}
      >
        {isNotFoundError(error) ? <NotFound /> : <ErrorPage toast={toastOfError(error)} />}
      </PublicPageFrame>
      <LazyToaster />
    </>
  )
}
