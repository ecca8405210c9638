import type { Queries } from '#server/base/db/database.ts'
import { claimInstallationValue, readInstallationValue } from '#server/base/db/installation.ts'
import { countRows } from '#server/base/db/list.ts'
import { contentEntities } from '#server/base/definition/content.ts'
import { systemActor } from '#server/base/write/journal.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import type { Services } from '#server/services.ts'
import { addExamples } from './add.ts'
import { addGermanExampleTranslations } from './add-german.ts'
import { exampleContent } from './content/examples.ts'
import { storeExampleFigures } from './example-figures.ts'
import { openExamplePictures } from './picture-folder.ts'
import { listExamplePictureNames, storeExamplePictures } from './pictures.ts'

/** Name of the value in the `installation` table that stops later starts from adding examples. */
const marker = 'examples'

const isEmpty = async (queries: Queries): Promise<boolean> => {
  for (const { name } of contentEntities) if ((await countRows(queries, name)) > 0) return false
  return true
}

/** Records permanently whether there are examples. Returns false if this was recorded before. */
const claim = (queries: Queries, value: 'added' | 'own content'): Promise<boolean> =>
  claimInstallationValue(queries, marker, value)

const isSettled = async (queries: Queries): Promise<boolean> =>
  (await readInstallationValue(queries, marker)) !== undefined

/**
 * Adds the examples to an installation that never had content, in one transaction. Returns whether they were
 * added.
 */
export const seedExamples = async (
  { database, media }: Pick<Services, 'database' | 'media'>,
  onProgress?: (sentence: string) => void,
): Promise<boolean> => {
  const { queries } = database
  if (await isSettled(queries)) return false
  if (!(await isEmpty(queries))) {
    await claim(queries, 'own content')
    return false
  }
  onProgress?.('Adding the example content; SEED_DEMO=false starts empty')
  const pictures = await storeExamplePictures(
    media,
    await openExamplePictures(),
    listExamplePictureNames(exampleContent),
  )
  const figures = await storeExampleFigures(media)
  return writeInTransaction(database, systemActor, async (tx) => {
    if (!(await claim(tx.queries, 'added'))) return false
    if (!(await isEmpty(tx.queries))) return false
    await addExamples(tx, exampleContent, { pictures, figures })
    await addGermanExampleTranslations(tx)
    return true
  })
}
