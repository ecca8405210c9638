import { cva } from 'class-variance-authority'

/** Classes of the element that clips the slides. Without JavaScript it can be scrolled. */
export const carouselViewportStyle = cva(
  'min-h-0 snap-mandatory overflow-auto overscroll-x-contain scroll-smooth [scrollbar-width:none] noscript:[scrollbar-width:thin]',
  {
    variants: {
      orientation: {
        // The clip margin leaves space for focus rings at the edge of a slide.
        horizontal:
          'snap-x data-ready:touch-pan-y data-ready:touch-pinch-zoom data-ready:overflow-clip data-ready:[overflow-clip-margin:1.125rem]',
        vertical: 'flex-1 snap-y data-ready:overflow-hidden',
      },
    },
  },
)

/**
 * The gap is padding of each slide instead of `gap`, so that the loop has a gap between the last and the
 * first slide, too.
 */
export const carouselTrackStyle = cva('flex transition-none!', {
  variants: {
    orientation: {
      horizontal: '-ms-(--carousel-gap)',
      vertical: '-mt-(--carousel-gap) h-[calc(100%+var(--carousel-gap))] flex-col',
    },
  },
})

export const carouselSlideStyle = cva(
  'min-h-0 min-w-0 shrink-0 grow-0 snap-start transition-none!',
  {
    variants: {
      orientation: { horizontal: 'ps-(--carousel-gap)', vertical: 'pt-(--carousel-gap)' },
      perView: { one: 'basis-full', people: 'basis-full md:basis-1/2 xl:basis-1/3 2xl:basis-1/4' },
    },
  },
)

/**
 * Classes that hide the controls from the width at which all slides fit side by side, by number of slides.
 */
export const controlsHiddenFrom: Readonly<Record<number, string>> = {
  2: 'md:hidden',
  3: 'xl:hidden',
  4: '2xl:hidden',
}
