/** Labels of the controls of carousels, pictures, lists and toasts on all pages. */
export const controlLabels = {
  name: 'controlLabels',
  defaults: {
    slides: {
      carousel: 'carousel',
      slide: 'slide',
      previous: 'Previous slide',
      next: 'Next slide',
      pause: 'Pause slides',
      play: 'Play slides',
      goTo: 'Go to slide {place}',
    },
    pictures: { title: 'Picture', previous: 'Previous picture', next: 'Next picture' },
    of: '{place} of {places}',
    pages: { label: 'Pages', page: 'Page {page}', previous: 'Previous', next: 'Next' },
    close: 'Close',
    loading: 'Loading',
    notifications: 'Notifications',
    dismiss: 'Dismiss',
  },
}
