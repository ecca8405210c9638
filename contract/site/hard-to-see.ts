/** Relative luminance of the dark background, as defined by WCAG. */
const backgroundLuminance = 0.008
/** Minimum contrast ratio at which a pixel is visible on the dark background. */
const minContrast = 2
/** Minimum share of transparent pixels. Images with fewer have their own background. */
const minTransparentShare = 0.05
/** Share of hidden pixels from which an image as a whole is hard to see. */
const usualHardShare = 0.6

const linear = (channel: number): number => {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** Whether a share of the visible pixels of an image, usually most, blends into the dark background. `pixels` are RGBA. */
export const isHardToSee = (pixels: ArrayLike<number>, maxHardShare = usualHardShare): boolean => {
  let shown = 0
  let hard = 0
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 1, 2, 3].map((each) => pixels[at + each])
    if (alpha < 128) continue
    shown += 1
    const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    if ((luminance + 0.05) / (backgroundLuminance + 0.05) < minContrast) hard += 1
  }
  const all = pixels.length / 4
  return shown > 0 && shown <= all * (1 - minTransparentShare) && hard > shown * maxHardShare
}
