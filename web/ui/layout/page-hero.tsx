import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'
import { titleSizeClass } from '#web/ui/text/title-size.ts'
import { BrandSignalLine } from '#web/ui/theme/signal-line.tsx'
import { Container, Grid } from './container.tsx'

type PageHeroProps = Omit<ComponentProps<'header'>, 'title'> & {
  eyebrow?: ReactNode
  title: ReactNode
  intro?: ReactNode
}

const aside =
  'max-w-[58ch] text-pretty text-ink-soft text-lg md:col-span-8 md:col-start-4 lg:col-span-6 lg:col-start-7'
const sizes = ['text-5xl', 'text-4xl', 'text-3xl'] as const

/** Header of a page: headline on the left, intro on the right and the brand's signal line between them. */
export function PageHero({ eyebrow, title, intro, className, children, ...props }: PageHeroProps) {
  return (
    <header
      data-slot="page-hero"
      className={cn('overflow-x-clip pt-14 pb-12 sm:pt-20 lg:pt-28 lg:pb-20', className)}
      {...props}
    >
      <Container>
        <Grid className="gap-y-7">
          <div className={cn('md:col-span-9 lg:col-span-8', intro && 'xl:col-span-6')}>
            {eyebrow && <p className="eyebrow mb-4 lg:mb-6">{eyebrow}</p>}
            <h1 className={cn('display', titleSizeClass(title, sizes))}>{title}</h1>
          </div>
          {intro && (
            <>
              <BrandSignalLine
                variant="divider"
                draw="load"
                className="hidden w-screen translate-y-1 self-end xl:col-span-6 xl:block"
              />
              <div className={aside}>{intro}</div>
            </>
          )}
          {children && <div className={aside}>{children}</div>}
        </Grid>
      </Container>
    </header>
  )
}
