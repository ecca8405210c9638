import { homeContent } from '#contract/content/home.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Link } from '#web/ui/link.tsx'
import { BrandSignalLine } from '#web/ui/theme/signal-line.tsx'
import { PictureWall } from './picture-wall.tsx'

export function Hero() {
  const words = useStrings(homeContent)
  return (
    <header className="overflow-clip lg:h-[calc(100svh-var(--header-height))] lg:max-h-[68rem] lg:min-h-[38rem]">
      <Container className="h-full gap-10 lg:grid lg:grid-cols-[minmax(0,11fr)_minmax(0,9fr)] xl:gap-16">
        <div className="self-center pt-14 sm:pt-20 lg:py-12">
          {words.eyebrow && <p className="eyebrow mb-5 lg:mb-7">{words.eyebrow}</p>}
          <h1 className="display text-5xl">{words.heading}</h1>
          <p className="mt-7 max-w-[52ch] text-ink-soft text-lg lg:mt-9">{words.intro}</p>
          <Link to="/projects" className={buttonStyle({ size: 'lg', className: 'mt-9' })}>
            <span>
              {words.learnMore}
              <span className="sr-only"> {words.learnMoreAbout}</span>
            </span>
          </Link>
        </div>
        <PictureWall className="hidden lg:block" />
      </Container>
      <BrandSignalLine variant="hero" draw="load" className="mt-12 mb-2 lg:hidden" />
    </header>
  )
}
