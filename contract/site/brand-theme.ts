import { parsePictureUrl, pictureUrlAtLeast } from '#contract/media/picture-facts.ts'
import type { DerivedColors } from './brand.ts'
import { brandColors } from './default-brand.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Returns CSS with the brand's colours. Overrides the colours of other style sheets, even if these come
 * later.
 */
export const brandThemeCss = ({ light, dark }: DerivedColors['colors']): string => {
  const values = brandColors.map(
    (name) => `--${kebab(name)}:light-dark(${light[name]},${dark[name]})`,
  )
  return `:root:root,[data-theme][data-theme]{${values.join(';')}}`
}

/** Displayed height of the logo in pixels. Must equal that in the style sheet. */
const logoHeight = 40
/** Minimum aspect ratio from which a logo is assumed to contain the site's name. */
const markRatio = 1.7
const mark = '[data-slot=wordmark]'

export interface LogoImage {
  readonly url: string
  readonly ratio: number
}

/**
 * Returns the URL of an uploaded logo, in a size for high-resolution screens, and its aspect ratio. Returns
 * null if the picture is not an uploaded one.
 */
export const toLogoImage = (url: string): LogoImage | null => {
  const facts = parsePictureUrl(url)
  if (facts === null) return null
  const ratio = facts.width / facts.height
  return { url: pictureUrlAtLeast(url, logoHeight * 3 * ratio, 'webp'), ratio }
}

const sheetOf = (light: LogoImage, dark: LogoImage): string => {
  const url = (theme: string, logo: LogoImage) =>
    `${theme}{--logo:url("${logo.url}");--logo-ratio:${logo.ratio.toFixed(3)}}`
  const hideName =
    light.ratio > markRatio
      ? `${mark}>span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}`
      : ''
  return [
    url(':root', light),
    `@media(prefers-color-scheme:dark){${url(':root', dark)}}`,
    url('[data-theme=light]', light),
    url('[data-theme=dark]', dark),
    `${mark}>svg{display:none}`,
    `${mark}::before{content:"";height:${logoHeight / 16}rem;max-width:100%;aspect-ratio:var(--logo-ratio);background:var(--logo) 0/contain no-repeat}`,
    hideName,
  ].join('')
}

/** Returns CSS that replaces the default logo with these logos. */
export const logoImagesCss = (light: LogoImage | null, dark: LogoImage | null): string => {
  const any = light ?? dark
  return any === null ? '' : sheetOf(light ?? any, dark ?? any)
}

export const brandLogoCss = (brand: { readonly logo: string; readonly logoDark: string }): string =>
  logoImagesCss(toLogoImage(brand.logo), toLogoImage(brand.logoDark))

/** CSS that shows the default logo again although an earlier style sheet replaced it. */
export const resetLogoCss = `${mark}>svg{display:block}${mark}::before{content:none}${mark}>span{position:static;width:auto;height:auto;overflow:visible;clip-path:none}`
