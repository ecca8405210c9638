/** The words of the loaders' buttons. */
export const loaders = {
  skipIntro: 'Skip intro',
  skipTransition: 'Skip animation',
}
