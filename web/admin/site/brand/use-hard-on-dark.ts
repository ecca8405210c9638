import { useEffect, useState } from 'react'
import { isHardToSee } from '#contract/site/hard-to-see.ts'
import type { LogoChoice } from './picked-logos.ts'

const side = 64

const pixelsOf = async (url: string) => {
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  context?.drawImage(image, 0, 0, side, side)
  return context?.getImageData(0, 0, side, side).data ?? []
}

/** Whether a logo is hard to see on dark backgrounds. False if there is a separate logo for these. */
export const useIsHardToSeeOnDark = (logo: LogoChoice, logoDark: LogoChoice): boolean => {
  const [isHard, setHard] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const url = typeof logo === 'string' ? logo : URL.createObjectURL(logo)
    const tell = (hard: boolean) => isCurrent && setHard(hard)
    if (url === '' || logoDark !== '') tell(false)
    else
      pixelsOf(url).then(
        (pixels) => tell(isHardToSee(pixels)),
        // An image that cannot be drawn is reported at its field.
        () => tell(false),
      )
    return () => {
      isCurrent = false
      if (logo instanceof File) URL.revokeObjectURL(url)
    }
  }, [logo, logoDark])
  return isHard
}
