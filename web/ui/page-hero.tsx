import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'
import { Container, Grid } from '#web/ui/container.tsx'

type PageHeroProps = Omit<ComponentProps<'header'>, 'title'> & {
  eyebrow?: ReactNode
  title: ReactNode
  intro?: ReactNode
}

/** The opening of a page: a large headline on the left, the intro hanging lower on the right. */
export function PageHero({ eyebrow, title, intro, className, children, ...props }: PageHeroProps) {
  return (
    <header
      data-slot="page-hero"
      className={cn('pt-14 pb-12 sm:pt-20 lg:pt-28 lg:pb-20', className)}
      {...props}
    >
      <Container>
        <Grid className="gap-y-7">
          <div className="md:col-span-9 lg:col-span-8">
            {eyebrow && <p className="eyebrow mb-4 lg:mb-6">{eyebrow}</p>}
            <h1 className="display text-5xl">{title}</h1>
          </div>
          {intro && (
            <div className="max-w-[58ch] text-ink-soft text-lg md:col-span-8 md:col-start-4 lg:col-span-6 lg:col-start-7">
              {intro}
            </div>
          )}
          {children && <div className="md:col-span-12">{children}</div>}
        </Grid>
      </Container>
    </header>
  )
}
