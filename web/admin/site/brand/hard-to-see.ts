/** The relative luminance of the site's dark ground, as WCAG counts it. */
const ground = 0.008
/** A pixel with less contrast than this does not stand out from the ground. */
const leastContrast = 2
/** A picture with less of it see-through brings a ground of its own. */
const leastSeeThrough = 0.05
const most = 0.6

const linear = (channel: number): number => {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** Whether most of what a picture shows can hardly be told from the site's dark ground; its pixels are RGBA. */
export const isHardToSee = (pixels: ArrayLike<number>): boolean => {
  let shown = 0
  let hard = 0
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 1, 2, 3].map((each) => pixels[at + each])
    if (alpha < 128) continue
    shown += 1
    const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    if ((luminance + 0.05) / (ground + 0.05) < leastContrast) hard += 1
  }
  const all = pixels.length / 4
  return shown > 0 && shown <= all * (1 - leastSeeThrough) && hard > shown * most
}
