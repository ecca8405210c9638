import { useEffect, useState } from 'react'
import type { Brand, DerivedColors } from '#contract/site/brand.ts'
import { brandThemeCss } from '#contract/site/brand-theme.ts'
import type { PreviewBrand } from '#contract/site/site-preview.ts'
import { panelClient } from '#web/admin/editor/panel/panel-client.ts'
import { buildHeadlineFontCss } from '#web/frame/headline-font-css.ts'
import { createLogoPreview, type LogoChoice } from './picked-logos.ts'
import { useIsHardToSeeOnDark } from './use-hard-on-dark.ts'

const isHex = (text: string) => /^#[0-9a-f]{6}$/i.test(text)
const restMs = 120

interface Typed {
  readonly name: string
  readonly shortName: string
  readonly accent: string
  readonly face: string
  readonly logo: LogoChoice
  readonly logoDark: LogoChoice
}

const textIn = (data: FormData, name: string): string => String(data.get(name) ?? '').trim()
const choiceIn = (data: FormData, name: string, before: string): LogoChoice => {
  // If the user removes a logo, the form contains an empty text besides an empty file.
  const given = data.getAll(name).find((value) => value === '' || value instanceof File)
  if (data.getAll(name).includes('')) return ''
  return given instanceof File && given.size > 0 ? given : before
}

/** Returns the preview of the brand that the form specifies, and the colours derived from its accent. */
export const useBrandPreview = (brand: Brand) => {
  const [typed, setTyped] = useState<Typed>(brand)
  const [derived, setDerived] = useState<DerivedColors>(brand)
  const [logoCss, setLogoCss] = useState('')
  const { accent, logo, logoDark } = typed

  useEffect(() => {
    if (!isHex(accent)) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      panelClient.site.previewColors({ accent }, abort.signal).then(
        (answer) => setDerived(answer.derived),
        // Ignores errors: an aborted request was replaced by a new one, and other errors have been shown in a
        // toast.
        () => undefined,
      )
    }, restMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [accent])

  useEffect(() => {
    const picked = createLogoPreview(logo, logoDark)
    picked.sheet.then(setLogoCss)
    return picked.release
  }, [logo, logoDark])

  const follow = (data: FormData) =>
    setTyped({
      name: textIn(data, 'name'),
      shortName: textIn(data, 'shortName'),
      accent: textIn(data, 'accent').toLowerCase(),
      face: textIn(data, 'face'),
      logo: choiceIn(data, 'logo', brand.logo),
      logoDark: choiceIn(data, 'logoDark', brand.logoDark),
    })

  const look: PreviewBrand = {
    sheet: brandThemeCss(derived.colors) + buildHeadlineFontCss(typed.face) + logoCss,
    name: typed.name,
    shortName: typed.shortName || typed.name,
  }
  const isHardOnDark = useIsHardToSeeOnDark(logo, logoDark)
  return { look, derived, isHardOnDark, follow }
}
