/** The words of a carousel's controls. */
export const carouselLabels = {
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause slides',
  play: 'Play slides',
  goTo: (place: number) => `Go to slide ${place}`,
  of: (place: number, places: number) => `${place} of ${places}`,
}
