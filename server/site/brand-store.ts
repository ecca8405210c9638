import type { Brand } from '#contract/site/brand.ts'
import { brandShape, siteBrandEntity } from '#contract/site/brand.ts'
import { defaultBrand, type StoredBrand } from '#contract/site/default-brand.ts'
import type { Queries } from '#server/base/db/database.ts'
import { createSingleStore } from '#server/base/entity/single-store.ts'
import { readSiteSettings } from '#server/settings/store.ts'
import { deriveColors } from './palette/derive.ts'

const shipped = new Map<string, unknown>(Object.entries(defaultBrand))

/** The brand; what is as it ships is not stored. */
export const siteBrand = createSingleStore<StoredBrand>({
  definition: siteBrandEntity,
  id: 'brand',
  shipped: defaultBrand,
  parse: (value) => ({
    ...defaultBrand,
    ...brandShape.partial().safeParse(JSON.parse(value)).data,
  }),
  store: (brand) =>
    Object.fromEntries(
      Object.entries(brand).filter(([name, value]) => shipped.get(name) !== value),
    ),
})

/** The brand with the colours that follow from it. */
export const readBrand = async (queries: Queries): Promise<Brand> => {
  const { name, shortName, tagline } = await readSiteSettings(queries)
  const brand = await siteBrand.read(queries)
  return { name, shortName, tagline, ...brand, ...deriveColors(brand.accent) }
}
