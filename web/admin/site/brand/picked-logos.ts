import {
  type LogoImage,
  logoImagesCss,
  resetLogoCss,
  toLogoImage,
} from '#contract/site/brand-theme.ts'

/** A newly chosen file, the URL of the current logo, or empty for none. */
export type LogoChoice = File | string

const ofUrl = (url: string): Promise<LogoImage | null> =>
  new Promise((resolve) => {
    const image = new Image()
    image.onload = () => resolve({ url, ratio: image.naturalWidth / (image.naturalHeight || 1) })
    image.onerror = () => resolve(null)
    image.src = url
  })

/** Creates CSS that replaces the logos of a page with the chosen ones. `release` frees its object URLs. */
export const createLogoPreview = (light: LogoChoice, dark: LogoChoice) => {
  const made: string[] = []
  const show = async (choice: LogoChoice): Promise<LogoImage | null> => {
    if (typeof choice === 'string') return toLogoImage(choice)
    const url = URL.createObjectURL(choice)
    made.push(url)
    return ofUrl(url)
  }
  return {
    sheet: Promise.all([show(light), show(dark)]).then(
      (logos) => logoImagesCss(...logos) || resetLogoCss,
    ),
    release: () => {
      for (const url of made) URL.revokeObjectURL(url)
    },
  }
}
