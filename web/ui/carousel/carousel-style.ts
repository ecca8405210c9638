import { cva } from 'class-variance-authority'

/** What clips the slides; without JavaScript it scrolls. */
export const viewportStyle = cva(
  'min-h-0 snap-mandatory overflow-auto overscroll-x-contain scroll-smooth [scrollbar-width:none] noscript:[scrollbar-width:thin]',
  {
    variants: {
      orientation: {
        // A ring around what is focused at the edge of a slide may reach into the gap beside it.
        horizontal:
          'snap-x data-ready:touch-pan-y data-ready:touch-pinch-zoom data-ready:overflow-clip data-ready:[overflow-clip-margin:1.125rem]',
        vertical: 'flex-1 snap-y data-ready:overflow-hidden',
      },
    },
  },
)

/** The row of slides; its gaps are the slides' own, so that the loop has one at its seam, too. */
export const trackStyle = cva('flex transition-none!', {
  variants: {
    orientation: {
      horizontal: '-ms-(--carousel-gap)',
      vertical: '-mt-(--carousel-gap) h-[calc(100%+var(--carousel-gap))] flex-col',
    },
  },
})

/** One slide. */
export const slideStyle = cva('min-h-0 min-w-0 shrink-0 grow-0 snap-start transition-none!', {
  variants: {
    orientation: { horizontal: 'ps-(--carousel-gap)', vertical: 'pt-(--carousel-gap)' },
    perView: { one: 'basis-full', people: 'basis-full md:basis-1/2 xl:basis-1/3 2xl:basis-1/4' },
  },
})

/** From where on so many people are all in view, and there is nothing to turn. */
export const allInView: Readonly<Record<number, string>> = {
  2: 'md:hidden',
  3: 'xl:hidden',
  4: '2xl:hidden',
}
