import { publishTranslations } from '#server/base/entity/kept-changes.ts'
import { updateEntryTranslations } from '#server/base/entity/kept-texts.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { assignListItemIds } from '#server/lifecycle/translation/name-items.ts'
import { sourceTextReaders } from '#server/lifecycle/translation/sources.ts'
import { exampleGermanTexts } from './content/example-german.ts'

export const addGermanExampleTranslations = async (write: WriteTransaction): Promise<void> => {
  const examples = await write.queries.selectFrom('example').selectAll().execute()
  for (const { entity, entityId: id } of examples) {
    const [source] = (await sourceTextReaders.get(entity)?.read(write.queries, id)) ?? []
    const texts = [...(source?.texts ?? [])].flatMap(([name, { source: english }]) => {
      const text = exampleGermanTexts.get(english)
      return text === undefined ? [] : [[name, text] as const]
    })
    if (source === undefined || texts.length === 0) continue
    const isLong = (name: string) => source.texts.get(name)?.isLong ?? false
    await assignListItemIds(write, entity, id)
    await updateEntryTranslations(write, { entity, id, lang: 'de' }, undefined, isLong, (before) =>
      publishTranslations(before, new Map(texts), source.texts),
    )
  }
}
