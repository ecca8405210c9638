import type { ComponentProps } from 'react'
import { frameLabels } from '#contract/content/labels/frame.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { HomeLink } from '#web/frame/home-link.tsx'
import { cn } from '#web/ui/cn.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { ThemeToggle } from '#web/ui/theme/theme-toggle.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { HeaderSearch } from './search-menu.tsx'
import { SmallScreenNav } from './small-nav.tsx'
import { WideScreenNav } from './wide-nav.tsx'

type SiteHeaderProps = ComponentProps<'header'> & {
  name: string
  shortName: string
  overlay?: boolean
}

/**
 * Fixed header of every public page, with a spacer. With `overlay`, the page starts below the
 * header instead.
 */
export function SiteHeader({
  name,
  shortName,
  overlay = false,
  className,
  ...props
}: SiteHeaderProps) {
  const header = useStrings(frameLabels)
  return (
    <>
      <header
        data-slot="site-header"
        className={cn(
          'fixed inset-x-0 top-0 z-40 border-line border-b bg-paper/95 backdrop-blur-sm',
          className,
        )}
        {...props}
      >
        <Container className="flex h-(--header-height) items-center justify-between gap-4">
          <HomeLink name={name} shortName={shortName} />
          <div className="flex shrink-0 items-center gap-2">
            <WideScreenNav />
            <HeaderSearch />
            <LanguageMenu part="menu" />
            <ThemeToggle labels={header.theme} className="lg:-me-3" />
            <SmallScreenNav />
          </div>
        </Container>
      </header>
      {!overlay && <div aria-hidden="true" className="h-(--header-height)" />}
    </>
  )
}
