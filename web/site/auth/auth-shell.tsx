import type { ComponentProps, ReactNode } from 'react'
import { useMatches } from 'react-router'
import { frameLabels } from '#contract/content/labels/frame.ts'
import { fallbackSettings } from '#contract/settings/unknown-settings.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { HomeLink } from '#web/frame/home-link.tsx'
import { siteDataFromMatches } from '#web/head/site-of.ts'
import { cn } from '#web/ui/cn.ts'
import { NoScriptNotice } from '#web/ui/layout/no-script-notice.tsx'
import { BrandSignalLine } from '#web/ui/theme/signal-line.tsx'
import { ThemeToggle } from '#web/ui/theme/theme-toggle.tsx'

type AuthShellProps = ComponentProps<'main'> & {
  heading: ReactNode
  intro?: ReactNode
  footer?: ReactNode
}

/** Layout of the sign-up, sign-in and password pages. */
export function AuthPageLayout({
  heading,
  intro,
  footer,
  className,
  children,
  ...props
}: AuthShellProps) {
  const header = useStrings(frameLabels)
  const { name, tagline } = siteDataFromMatches(useMatches())?.settings ?? fallbackSettings
  return (
    <div
      data-slot="auth-shell"
      data-toasts="end"
      className="grid min-h-dvh lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
    >
      <div className="flex flex-col px-gutter">
        <header className="flex h-(--header-height) items-center justify-between">
          <HomeLink name={name} />
          <ThemeToggle labels={header.theme} className="-me-3" />
        </header>
        <main
          id="main"
          className={cn('m-auto grid w-full max-w-104 gap-7 py-6 lg:pb-12', className)}
          {...props}
        >
          <div>
            <h1 className="display text-4xl">{heading}</h1>
            {intro && <p className="mt-3 text-ink-soft">{intro}</p>}
          </div>
          <NoScriptNotice />
          {children}
          {footer && <div className="text-ink-soft text-sm">{footer}</div>}
        </main>
      </div>
      <aside
        aria-label={name}
        data-theme="dark"
        aria-hidden={!tagline || undefined}
        className="relative hidden content-end overflow-clip border-line border-s lg:grid"
      >
        <BrandSignalLine
          variant="hero"
          draw="load"
          className="-translate-y-1/2 absolute top-[45%] start-0"
        />
        {tagline && <p className="display p-gutter text-3xl text-ink">{tagline}</p>}
      </aside>
    </div>
  )
}
