import { Children, type ComponentProps, type CSSProperties, useRef } from 'react'
import { fillPlaceholders } from '#contract/content/group.ts'
import { controlLabels } from '#contract/content/labels/controls.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { cn } from '#web/ui/cn.ts'
import { CarouselControls } from './carousel-controls.tsx'
import { useCarouselPlayback } from './carousel-playback.ts'
import {
  carouselSlideStyle,
  carouselTrackStyle,
  carouselViewportStyle,
  controlsHiddenFrom,
} from './carousel-style.ts'
import { useLazyEmblaCarousel } from './use-carousel-engine.ts'

type CarouselProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: string
  children: ComponentProps<'div'>['children']
  /** `people` shows 1 to 4 slides side by side, depending on the screen width. */
  perView?: 'one' | 'people'
  /** A vertical carousel needs a height from `className`. */
  orientation?: 'horizontal' | 'vertical'
  /** Space between two slides in pixels. */
  gap?: number
  autoplayMs?: number
  speedMs?: number
  wheel?: boolean
}

/**
 * A carousel that advances by itself in a loop. Until Embla has loaded, and without JavaScript, it is a
 * scrollable row whose controls `slide-row.ts` handles.
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
  const words = useStrings(controlLabels)
  const vertical = orientation === 'vertical'
  const slides = Children.toArray(children)
  const viewport = useRef<HTMLDivElement>(null)
  const api = useLazyEmblaCarousel(viewport, { vertical, speedMs, wheel })
  const playback = useCarouselPlayback(api, autoplayMs)
  const carouselGap: CSSProperties & Record<'--carousel-gap', string> = {
    '--carousel-gap': `${gap}px`,
    ...style,
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be one more landmark
    <div
      role="group"
      data-slot="carousel"
      aria-label={label}
      aria-roledescription={words.slides.carousel}
      style={carouselGap}
      className={cn('flex min-w-0 flex-col', vertical && 'usual:h-[28rem]', className)}
      {...playback.watch}
      {...props}
    >
      <div ref={viewport} data-slides className={carouselViewportStyle({ orientation })}>
        <div
          aria-live={playback.isPlaying ? 'off' : 'polite'}
          className={carouselTrackStyle({ orientation })}
        >
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a fieldset
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: slides have no other identity
              key={index}
              role="group"
              aria-roledescription={words.slides.slide}
              aria-label={fillPlaceholders(words.of, {
                place: String(index + 1),
                places: String(slides.length),
              })}
              className={carouselSlideStyle({ orientation, perView })}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <CarouselControls
          vertical={vertical}
          places={slides.length}
          playback={playback}
          className={perView === 'people' ? controlsHiddenFrom[slides.length] : undefined}
        />
      )}
    </div>
  )
}
