import type { Brand } from '#contract/site/brand.ts'
import { brandShape, siteBrandEntity } from '#contract/site/brand.ts'
import { defaultBrand, type StoredBrand } from '#contract/site/default-brand.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { Entity, Write } from '#server/base/write/write.ts'
import { readSiteSettings } from '#server/settings/store.ts'
import { deriveColors } from './palette/derive.ts'

/** There is one row, under this id. */
const only = 'brand'

const shipped = new Map<string, unknown>(Object.entries(defaultBrand))

/** The brand as the journal sees it. */
export const storedBrand: Entity<StoredBrand & { version: number }> = {
  label: siteBrandEntity.label,
  table: siteBrandEntity.name,
  read: async (queries, id) => {
    const row = await queries
      .selectFrom('siteBrand')
      .select(['value', 'version'])
      .where('_id', '=', id)
      .executeTakeFirst()
    if (!row) return undefined
    const changed = brandShape.partial().safeParse(JSON.parse(row.value)).data ?? {}
    return { ...defaultBrand, ...changed, version: row.version }
  },
}

/** The brand with the colours that follow from it. */
export const readBrand = async (queries: Queries): Promise<Brand> => {
  const { name, shortName, tagline } = await readSiteSettings(queries)
  const brand = (await storedBrand.read(queries, only)) ?? { ...defaultBrand, version: 0 }
  return { name, shortName, tagline, ...brand, ...deriveColors(brand.accent) }
}

/** Changes the brand as `changed` says; what is as it ships is not stored. */
export const updateBrand = async (
  write: Write,
  version: number | undefined,
  changed: (before: StoredBrand) => Promise<StoredBrand>,
): Promise<void> => {
  const { queries, now } = write
  // The row appears with the first change.
  await queries
    .insertInto('siteBrand')
    .values({ _id: only, createdAt: now, updatedAt: now, version: 0, value: '{}' })
    .onConflict((conflict) => conflict.column('_id').doNothing())
    .execute()
  await write.update(storedBrand, only, version, async ({ version: _, ...before }) => {
    const kept = Object.entries(await changed(before)).filter(
      ([name, value]) => shipped.get(name) !== value,
    )
    await queries
      .updateTable('siteBrand')
      .set({ value: JSON.stringify(Object.fromEntries(kept)) })
      .where('_id', '=', only)
      .execute()
  })
}
