/** Every word of the loaders. */
export const loaders = {
  skipIntro: 'Skip intro',
  skipTransition: 'Skip animation',
  /** One for each part of the line: heartbeat, contour, graph. */
  verses: ['We listen to the signal,', 'trace its contour,', 'and connect the evidence.'],
}
