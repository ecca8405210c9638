import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { api } from '#contract/api.ts'
import { createApiClient } from '#contract/call/client.ts'
import { maxUploadedFileBytes } from '#contract/media/uploaded-file.ts'
import { temporaryFolder } from './child.ts'
import { startSalus } from './salus.ts'
import { seed } from './seed.ts'
import { memoryMb, peakMemoryMb } from './usage.ts'

/** Memory during many large uploads, in MB. */
export interface UploadCost {
  readonly before: number
  readonly peak: number
  readonly after: number
}

const side = 4_400

/** Makes an image of noise with the maximum size. */
const largePicture = async (): Promise<File> => {
  const bytes = await sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 82 })
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'noise.jpg', { type: 'image/jpeg' })
}

// Memory is freed a little later.
const restMs = 3_000

type Client = ReturnType<typeof createApiClient<typeof api>>

/** Runs `work` on an empty site `amount` times at once. */
const measureMemory = async (
  amount: number,
  work: (client: Client, at: number, url: string) => Promise<unknown>,
): Promise<UploadCost> => {
  const dataDir = temporaryFolder()
  const token = await seed(dataDir, { publications: 0 })
  const server = await startSalus(dataDir)
  const client = createApiClient(api, {
    fetch: (path, init) => fetch(server.url + path, init),
    token: () => token,
  })
  const before = memoryMb(server.pids)
  await Promise.all(Array.from({ length: amount }, (_, at) => work(client, at, server.url)))
  const peak = peakMemoryMb(server.pids)
  await wait(restMs)
  const after = memoryMb(server.pids)
  await server.stop()
  return { before, peak, after }
}

/** Uploads images of about 10 MB at once, each for another person. */
export const measureUploads = async (amount: number): Promise<UploadCost> => {
  const profilePic = await largePicture()
  if (profilePic.size < 9e6 || profilePic.size > 10e6)
    throw new Error(`The picture has ${profilePic.size} bytes instead of about 10 MB`)
  return measureMemory(amount, ({ profile }, at) =>
    profile.createProfile({ name: `Person ${at}`, profilePic }),
  )
}

/** Uploads files of 50 MB at once, and downloads each. */
export const measureFiles = async (amount: number): Promise<UploadCost> => {
  const bytes = new Uint8Array(maxUploadedFileBytes)
  bytes.set(new TextEncoder().encode('%PDF-1.7'))
  return measureMemory(amount, async ({ media }, at, site) => {
    const file = new File([bytes.subarray(0, bytes.length - at)], `Paper ${at}.pdf`)
    const { url, size } = await media.uploadFile({ file })
    const { body } = await fetch(site + url)
    let read = 0
    for await (const chunk of body ?? []) read += chunk.length
    if (read !== size) throw new Error(`${read} of ${size} bytes arrived`)
  })
}
