import type { ComponentProps } from 'react'
import { notFound } from '#web/content/chrome.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { Link } from '#web/ui/link.tsx'
import { SignalLine } from '#web/ui/theme/signal-line.tsx'

/** The page for a path that leads nowhere. */
export function NotFound({ className, ...props }: ComponentProps<'section'>) {
  return (
    <section
      data-slot="not-found"
      className={cn(
        'grid min-h-[calc(100dvh-var(--header-height))] content-center gap-10 overflow-clip py-16 lg:gap-4 lg:py-8',
        className,
      )}
      {...props}
    >
      <SignalLine variant="hero" draw="load" className="xl:[&_svg]:stroke-[1.75]" />
      <Container>
        <p className="eyebrow tabular">{notFound.code}</p>
        <h1 className="display mt-4 text-5xl lg:mt-6">{notFound.title}</h1>
        <p className="mt-5 max-w-[46ch] text-ink-soft text-lg">{notFound.text}</p>
        <Link to="/" className={buttonStyle({ size: 'lg', className: 'mt-8' })}>
          {notFound.home}
        </Link>
      </Container>
    </section>
  )
}
