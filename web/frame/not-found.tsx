import type { ComponentProps } from 'react'
import { headerFooterContent } from '#contract/content/frame.ts'
import { notFoundStrings } from '#web/content/not-found-strings.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { Link } from '#web/ui/link.tsx'
import { BrandSignalLine } from '#web/ui/theme/signal-line.tsx'

export function NotFound({ className, ...props }: ComponentProps<'section'>) {
  const words = useStrings(headerFooterContent)
  return (
    <section
      data-slot="not-found"
      className={cn(
        'grid min-h-[calc(100dvh-var(--header-height))] content-center gap-10 overflow-clip py-16 lg:gap-4 lg:py-8',
        className,
      )}
      {...props}
    >
      <BrandSignalLine variant="hero" draw="load" className="xl:[&_svg]:stroke-[1.75]" />
      <Container>
        <p className="eyebrow tabular">{notFoundStrings.code}</p>
        <h1 className="display mt-4 text-5xl lg:mt-6">{words.notFoundTitle}</h1>
        <p className="mt-5 max-w-[46ch] text-ink-soft text-lg">{words.notFoundText}</p>
        <Link to="/" className={buttonStyle({ size: 'lg', className: 'mt-8' })}>
          {words.notFoundHome}
        </Link>
      </Container>
    </section>
  )
}
