import { logoSheetOf, noLogoSheet, type ShownLogo, shownLogo } from '#contract/site/brand-theme.ts'

/** A file that was just chosen, the address of the logo there is, or nothing. */
export type LogoChoice = File | string

const ofUrl = (url: string): Promise<ShownLogo | null> =>
  new Promise((resolve) => {
    const image = new Image()
    image.onload = () => resolve({ url, ratio: image.naturalWidth / (image.naturalHeight || 1) })
    image.onerror = () => resolve(null)
    image.src = url
  })

/** A style sheet that shows the chosen logos, over whichever the page has; `release` frees what it made. */
export const pickedLogos = (light: LogoChoice, dark: LogoChoice) => {
  const made: string[] = []
  const show = async (choice: LogoChoice): Promise<ShownLogo | null> => {
    if (typeof choice === 'string') return shownLogo(choice)
    const url = URL.createObjectURL(choice)
    made.push(url)
    return ofUrl(url)
  }
  return {
    sheet: Promise.all([show(light), show(dark)]).then(
      (logos) => logoSheetOf(...logos) || noLogoSheet,
    ),
    release: () => {
      for (const url of made) URL.revokeObjectURL(url)
    },
  }
}
