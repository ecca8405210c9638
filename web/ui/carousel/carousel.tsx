import {
  Children,
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  lazy,
  Suspense,
  useRef,
  useState,
} from 'react'
import { fill } from '#contract/content/group.ts'
import { controlLabels } from '#contract/content/labels/controls.ts'
import { useWords } from '#web/content/use-words.ts'
import { cn } from '#web/ui/cn.ts'
import { isRightToLeft } from '#web/ui/right-to-left.ts'
import { useNearView } from '#web/ui/use-near-view.ts'
import { CarouselControls } from './carousel-controls.tsx'
import type { CarouselApi } from './carousel-engine.tsx'
import { useCarouselPlace } from './carousel-place.ts'
import { useCarouselPlayback } from './carousel-playback.ts'
import { allInView, slideStyle, trackStyle, viewportStyle } from './carousel-style.ts'
import { useCarouselWheel } from './carousel-wheel.ts'

// Without it the row is still there to be scrolled.
const CarouselEngine = lazy(() =>
  import('./carousel-engine.tsx').then(
    (engine) => ({ default: engine.CarouselEngine }),
    () => ({ default: () => null }),
  ),
)

type CarouselProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What the carousel holds, for those who hear it. */
  label: string
  /** One slide each. */
  children: ComponentProps<'div'>['children']
  /** `people` shows 1, 2, 3 or 4 side by side as the screen grows. */
  perView?: 'one' | 'people'
  /** A vertical one takes the height `className` gives it. */
  orientation?: 'horizontal' | 'vertical'
  /** Between slides, in pixels. */
  gap?: number
  autoplayMs?: number
  speedMs?: number
  /** A mouse wheel steps through the slides, too. */
  wheel?: boolean
}

/**
 * Slides in a loop that goes on by itself; without JavaScript a row one scrolls. Until what moves them is there,
 * its buttons scroll that row (`data-turn` in early-press-script.ts).
 */
export function Carousel({
  label,
  children,
  perView = 'one',
  orientation = 'horizontal',
  gap = 30,
  autoplayMs = 2000,
  speedMs = 800,
  wheel = false,
  className,
  style,
  ...props
}: CarouselProps) {
  const words = useWords(controlLabels)
  const vertical = orientation === 'vertical'
  const slides = Children.toArray(children)
  const root = useRef<HTMLDivElement>(null)
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const [api, setApi] = useState<CarouselApi>()
  const isNear = useNearView(root, '100px')
  const { selected, places } = useCarouselPlace(api, slides.length)
  const playback = useCarouselPlayback(api, autoplayMs)
  useCarouselWheel(api, wheel)

  const turn = (event: KeyboardEvent) => {
    const [backKey, forthKey] = vertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
    playback.watch.onKeyDown()
    if (!api || (event.key !== backKey && event.key !== forthKey)) return
    event.preventDefault()
    const isBack = event.key === backKey
    if (isBack !== (!vertical && isRightToLeft())) api.scrollPrev()
    else api.scrollNext()
  }
  const carouselGap: CSSProperties & Record<'--carousel-gap', string> = {
    '--carousel-gap': `${gap}px`,
    ...style,
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group within its section, not one more landmark
    <div
      ref={root}
      role="group"
      data-slot="carousel"
      aria-label={label}
      aria-roledescription={words.slides.carousel}
      style={carouselGap}
      className={cn('flex min-w-0 flex-col', vertical && 'usual:h-[28rem]', className)}
      {...playback.watch}
      onKeyDown={turn}
      {...props}
    >
      <div
        ref={setViewport}
        data-slides
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
              aria-roledescription={words.slides.slide}
              aria-label={fill(words.of, {
                place: String(index + 1),
                places: String(slides.length),
              })}
              className={slideStyle({ orientation, perView })}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <CarouselControls
          vertical={vertical}
          selected={selected}
          places={places}
          playback={playback}
          onBack={() => api?.scrollPrev()}
          onForth={() => api?.scrollNext()}
          onSelect={(index) => api?.scrollTo(index)}
          className={perView === 'people' ? allInView[slides.length] : undefined}
        />
      )}
      {isNear && viewport && (
        <Suspense>
          <CarouselEngine
            viewport={viewport}
            vertical={vertical}
            speedMs={speedMs}
            onReady={setApi}
          />
        </Suspense>
      )}
    </div>
  )
}
