// Run after changing pictures of the example content: node server/tools/demo/prepare-pictures.ts
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { readPicture } from '#server/base/media/images.ts'
import { exampleContent } from './content/examples.ts'
import {
  hashPicture,
  openOriginalPictures,
  type PreparedPictureIndex,
  preparedPictureIndexUrl,
  preparedPictureUrl,
  readPreparedPictureIndex,
} from './picture-folder.ts'
import { listExamplePictureNames } from './pictures.ts'

const folder = new URL('./', preparedPictureIndexUrl)
await mkdir(folder, { recursive: true })

const readDrawn = await openOriginalPictures()
const before = await readPreparedPictureIndex()
const after: PreparedPictureIndex = {}
let made = 0
for (const name of listExamplePictureNames(exampleContent).toSorted()) {
  const file = await readDrawn(name)
  const drawn = hashPicture(await file.bytes())
  const known = before[name]
  if (known?.drawn === drawn) {
    after[name] = known
    continue
  }
  const picture = await readPicture(file)
  await writeFile(preparedPictureUrl(name), picture.bytes)
  after[name] = { drawn, kept: picture.name }
  made++
}
await writeFile(preparedPictureIndexUrl, `${JSON.stringify(after, null, 2)}\n`)

const wanted = new Set(['index.json', ...Object.keys(after).map((name) => `${name}.webp`)])
for (const file of await readdir(folder)) if (!wanted.has(file)) await rm(new URL(file, folder))
process.stdout.write(`${made} of ${Object.keys(after).length} pictures were prepared anew.\n`)
