import type { brandApi } from '#contract/site/brand.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import type { CallHandlers } from '#server/base/http/implement.ts'
import { createPictureUrlChooser } from '#server/base/media/choose-picture.ts'
import { renderSvgUpload } from '#server/base/media/svg.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { updateSettings } from '#server/settings/store.ts'
import { readBrand, saveTaglines, siteBrandStore } from './brand-store.ts'
import { readLanguageCodes } from './languages-store.ts'
import { deriveBrandColors } from './palette/derive.ts'

/** Removes undefined fields. */
const sent = <T extends object>(fields: T): Partial<T> => {
  const given: Partial<T> = {}
  for (const name in fields) if (fields[name] !== undefined) given[name] = fields[name]
  return given
}

export const brandHandlers = ({
  database,
  media,
}: BaseServices): CallHandlers<typeof brandApi> => ({
  getBrand: async ({ lang }) => {
    const [, ...others] = await readLanguageCodes(database.queries)
    return { brand: await readBrand(database.queries, { others, lang }) }
  },

  updateBrand: async ({ input, who }) => {
    const { version, name, shortName, tagline, taglines, logo, logoDark, sharePicture, ...rest } =
      input
    const settings = sent({ name, shortName, tagline })
    const chooseLogo = await createPictureUrlChooser(
      media,
      'logo',
      await renderSvgUpload('logo', logo),
    )
    const chooseLogoDark = await createPictureUrlChooser(
      media,
      'logoDark',
      await renderSvgUpload('logoDark', logoDark),
    )
    const chooseShared = await createPictureUrlChooser(media, 'sharePicture', sharePicture)
    await writeInTransaction(database, who, async (tx) => {
      if (Object.keys(settings).length > 0) await updateSettings(tx, undefined, settings)
      if (taglines) await saveTaglines(tx, taglines)
      await siteBrandStore.update(tx, version, async (before) => ({
        ...before,
        ...sent(rest),
        logo: await chooseLogo(tx, before.logo),
        logoDark: await chooseLogoDark(tx, before.logoDark),
        sharePicture: await chooseShared(tx, before.sharePicture),
      }))
    })
    const [, ...others] = await readLanguageCodes(database.queries)
    return { brand: await readBrand(database.queries, { others }) }
  },

  previewColors: ({ input: { accent } }) => ({ derived: deriveBrandColors(accent) }),
})
