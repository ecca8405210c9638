import { cva } from 'class-variance-authority'
import { Children, type ComponentProps, type CSSProperties, type KeyboardEvent } from 'react'
import { CarouselArrows, CarouselDots, carouselLabels } from '#web/ui/carousel-controls.tsx'
import { useCarouselEngine, useCarouselPlace } from '#web/ui/carousel-engine.ts'
import { useCarouselPlayback } from '#web/ui/carousel-playback.ts'
import { useCarouselWheel } from '#web/ui/carousel-wheel.ts'
import { cn } from '#web/ui/cn.ts'
import { PauseButton } from '#web/ui/pause-button.tsx'

const viewportStyle = cva(
  'min-h-0 snap-mandatory overflow-auto overscroll-x-contain [scrollbar-width:none] noscript:[scrollbar-width:thin] data-ready:overflow-hidden',
  {
    variants: {
      orientation: {
        horizontal: 'snap-x data-ready:touch-pan-y data-ready:touch-pinch-zoom',
        vertical: 'flex-1 snap-y',
      },
    },
  },
)
const trackStyle = cva('flex', {
  variants: {
    orientation: {
      horizontal: '-ml-(--carousel-gap)',
      vertical: '-mt-(--carousel-gap) h-[calc(100%+var(--carousel-gap))] flex-col',
    },
  },
})
const slideStyle = cva('min-h-0 min-w-0 shrink-0 grow-0 snap-start', {
  variants: {
    orientation: { horizontal: 'pl-(--carousel-gap)', vertical: 'pt-(--carousel-gap)' },
    perView: { one: 'basis-full', people: 'basis-full md:basis-1/2 xl:basis-1/3 2xl:basis-1/4' },
  },
})

type CarouselProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** What the carousel holds, for those who hear it. */
  label: string
  /** One slide each. */
  children: ComponentProps<'section'>['children']
  /** `people` shows 1, 2, 3 or 4 side by side as the screen grows. */
  perView?: 'one' | 'people'
  /** A vertical one takes the height `className` gives it. */
  orientation?: 'horizontal' | 'vertical'
  /** Between slides, in pixels. */
  gap?: number
  autoplayMs?: number
  speedMs?: number
  arrows?: boolean
  dots?: boolean
  /** A mouse wheel steps through the slides, too. */
  wheel?: boolean
  labels?: typeof carouselLabels
}

/** Slides in a loop that goes on by itself; without JavaScript a row one scrolls. */
export function Carousel({
  label,
  children,
  perView = 'one',
  orientation = 'horizontal',
  gap = 30,
  autoplayMs = 2000,
  speedMs = 800,
  arrows = true,
  dots = true,
  wheel = false,
  labels = carouselLabels,
  className,
  style,
  ...props
}: CarouselProps) {
  const vertical = orientation === 'vertical'
  const slides = Children.toArray(children)
  const [viewport, api] = useCarouselEngine({ vertical, speedMs, autoplayMs })
  const { selected, places } = useCarouselPlace(api, slides.length)
  const playback = useCarouselPlayback(api)
  useCarouselWheel(api, wheel)

  const back = () => api?.scrollPrev()
  const forth = () => api?.scrollNext()
  const turn = (event: KeyboardEvent) => {
    const [backKey, forthKey] = vertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
    if (event.key !== backKey && event.key !== forthKey) return
    event.preventDefault()
    if (event.key === backKey) back()
    else forth()
  }
  const carouselGap: CSSProperties & Record<'--carousel-gap', string> = {
    '--carousel-gap': `${gap}px`,
    ...style,
  }

  return (
    <section
      data-slot="carousel"
      aria-label={label}
      aria-roledescription="carousel"
      style={carouselGap}
      className={cn('flex min-w-0 flex-col', vertical && 'h-[28rem]', className)}
      onKeyDown={turn}
      {...playback.watch}
      {...props}
    >
      <div
        ref={viewport}
        data-ready={api ? '' : undefined}
        className={viewportStyle({ orientation })}
      >
        <div
          aria-live={playback.isPlaying ? 'off' : 'polite'}
          className={trackStyle({ orientation })}
        >
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a fieldset
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
              key={index}
              role="group"
              aria-roledescription="slide"
              aria-label={labels.of(index + 1, slides.length)}
              className={slideStyle({ orientation, perView })}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <div
          className={cn(
            'noscript:hidden mt-5 flex min-h-11 items-center gap-2',
            places < 2 && 'invisible',
          )}
        >
          {dots && (
            <CarouselDots
              selected={selected}
              places={places}
              onSelect={(index) => api?.scrollTo(index)}
              labels={labels}
            />
          )}
          <PauseButton
            isPaused={playback.isPaused}
            onClick={playback.toggle}
            labels={labels}
            className="ml-auto"
          />
          {arrows && (
            <CarouselArrows vertical={vertical} onPrevious={back} onNext={forth} labels={labels} />
          )}
        </div>
      )}
    </section>
  )
}
