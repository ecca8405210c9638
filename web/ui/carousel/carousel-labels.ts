/** The words of a carousel's controls. */
export type CarouselLabels = {
  previous: string
  next: string
  pause: string
  play: string
  goTo: (place: number) => string
  of: (place: number, places: number) => string
}

/** Those words in English. */
export const carouselLabels: CarouselLabels = {
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause slides',
  play: 'Play slides',
  goTo: (place) => `Go to slide ${place}`,
  of: (place, places) => `${place} of ${places}`,
}
