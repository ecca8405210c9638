import { homeContent } from '#contract/content/home.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { Link } from '#web/ui/link.tsx'
import { BrandSignalLine } from '#web/ui/theme/signal-line.tsx'
import { PictureWall } from './picture-wall.tsx'

/** Opening of the home page. Without pictures, the text has the whole width. */
export function Hero() {
  const words = useStrings(homeContent)
  const hasWall = words.gallery.length > 0
  return (
    <header
      className={cn(
        'overflow-clip',
        hasWall && 'lg:h-[calc(100svh-var(--header-height))] lg:max-h-[68rem] lg:min-h-[38rem]',
      )}
    >
      <Container
        className={cn(
          'h-full gap-10 lg:grid xl:gap-16',
          hasWall && 'lg:grid-cols-[minmax(0,11fr)_minmax(0,9fr)]',
        )}
      >
        <div className={cn('self-center pt-14 sm:pt-20', hasWall ? 'lg:py-12' : 'lg:pt-28')}>
          {words.eyebrow && <p className="eyebrow mb-5 lg:mb-7">{words.eyebrow}</p>}
          <h1 className={cn('display text-5xl', !hasWall && 'max-w-[24ch]')}>{words.heading}</h1>
          {words.intro && (
            <p className="mt-7 max-w-[52ch] text-ink-soft text-lg lg:mt-9">{words.intro}</p>
          )}
          <Link to="/projects" className={buttonStyle({ size: 'lg', className: 'mt-9' })}>
            <span>
              {words.learnMore}
              <span className="sr-only"> {words.learnMoreAbout}</span>
            </span>
          </Link>
        </div>
        {hasWall && <PictureWall className="hidden lg:block" />}
      </Container>
      <BrandSignalLine
        variant="hero"
        draw="load"
        className={cn('mt-12 mb-2', hasWall && 'lg:hidden')}
      />
    </header>
  )
}
