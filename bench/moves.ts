import sharp from 'sharp'
import { api } from '#contract/api.ts'
import { createApiClient } from '#contract/call/client.ts'
import { makeZip } from '#server/tools/testing/files/zip.ts'
import { temporaryFolder } from './child.ts'
import { besideOthers, type Noticed, timed, untilState } from './others.ts'
import { startSalus } from './salus.ts'
import { seed } from './seed.ts'

/** Costs of importing a site, also for other requests. */
export interface MoveCost extends Noticed {
  readonly seconds: number
}

const members = 250
const posts = 250
const citations = 500

const pictureOf = async (at: number): Promise<Buffer<ArrayBuffer>> => {
  const picture = sharp({
    create: {
      width: 1_200,
      height: 800,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 100 + (at % 100), sigma: 30 },
    },
  })
  return Buffer.from(new Uint8Array(await picture.jpeg({ quality: 70 }).toBuffer()))
}

/** Makes a site of the lab-website-template with 1,000 entries and 500 images. */
const largeSite = async (): Promise<File> => {
  const text = (name: string, content: string) => ({ name, bytes: Buffer.from(content) })
  const files = [
    text(
      '_data/citations.yaml',
      Array.from(
        { length: citations },
        (_, at) =>
          `- id: doi:10.5555/moved.${at}\n  title: Result number ${at} of many\n  authors: [Person ${at % members}]\n  date: '2020-01-01'\n`,
      ).join(''),
    ),
  ]
  for (let at = 0; at < members; at++) {
    files.push({ name: `images/p${at}.jpg`, bytes: await pictureOf(at) })
    files.push(
      text(
        `_members/p${at}.md`,
        `---\nname: Person ${at}\nimage: images/p${at}.jpg\n---\n\nText.\n`,
      ),
    )
  }
  for (let at = 0; at < posts; at++) {
    files.push({ name: `images/n${at}.jpg`, bytes: await pictureOf(at + members) })
    files.push(
      text(
        `_posts/2020-01-01-n${at}.md`,
        `---\ntitle: News ${at}\n---\n\n![It](/images/n${at}.jpg)\n`,
      ),
    )
  }
  return new File([makeZip(files)], 'site.zip')
}

/** Imports a large site while a visitor reads and an editor writes. */
export const measureMove = async (): Promise<MoveCost> => {
  const dataDir = temporaryFolder()
  const token = await seed(dataDir, { publications: 100, projects: 10 })
  const server = await startSalus(dataDir)
  const { move } = createApiClient(api, {
    fetch: (path, init) => fetch(server.url + path, init),
    token: () => token,
  })
  const settled = (importId: string, state: 'ready' | 'saved') =>
    untilState(() => move.getImport({ importId, items: false }), state)
  const file = await largeSite()
  let seconds = 0
  const noticed = await besideOthers({ server, token }, async () => {
    seconds = await timed(server, async () => {
      const { importId } = await move.previewImport({ file })
      await settled(importId, 'ready')
      await move.import({ importId })
      await settled(importId, 'saved')
    })
  })
  await server.stop()
  return { seconds, ...noticed }
}
