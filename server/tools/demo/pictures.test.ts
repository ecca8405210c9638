import { expect, test } from 'vitest'
import { exampleContent } from './content/examples.ts'
import {
  hashPicture,
  openExamplePictures,
  openOriginalPictures,
  readPreparedPictureIndex,
} from './picture-folder.ts'
import { listExamplePictureNames } from './pictures.ts'

test('every picture comes with Salus', async () => {
  const read = await openOriginalPictures()
  const names = listExamplePictureNames(exampleContent)
  expect(names.length).toBeGreaterThan(60)
  for (const name of names) expect([name, (await read(name)).size > 0]).toEqual([name, true])
  await expect(read('nothing')).rejects.toThrow('There is no picture "nothing"')
})

test('every picture is prepared: if not, run node server/tools/demo/prepare-pictures.ts', async () => {
  const read = await openExamplePictures()
  const index = await readPreparedPictureIndex()
  const names = listExamplePictureNames(exampleContent)
  expect(Object.keys(index).toSorted()).toEqual(names.toSorted())
  for (const name of names) {
    const picture = await read(name)
    if (picture instanceof File) throw new Error(`${name} was drawn anew since`)
    expect(picture.name).toMatch(/^[0-9a-f]{32}-\d+x\d+-[0-9a-f]{6}\.webp$/)
    expect(picture.name.slice(0, 32)).toBe(hashPicture(picture.bytes))
  }
})
