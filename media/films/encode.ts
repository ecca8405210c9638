import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import sharp from 'sharp'
import { compose, type Picture } from '../draw/picture.ts'
import { type ManifestEntry, placeholderColour } from '../manifest.ts'

// A seamless loop. Frames are drawn for times from 0 to 1.
export interface Film {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly seconds: number
  readonly alt: string
  readonly posterAt: number
  readonly frame: (time: number) => Picture
}

const rate = 24

const codecs: readonly { file: string; options: readonly string[] }[] = [
  {
    file: 'webm',
    options: ['-c:v', 'libvpx-vp9', '-crf', '36', '-b:v', '0', '-cpu-used', '2', '-row-mt', '1'],
  },
  {
    file: 'mp4',
    options: [
      '-c:v',
      'libx264',
      '-crf',
      '25',
      '-preset',
      'slow',
      '-profile:v',
      'high',
      '-movflags',
      '+faststart',
    ],
  },
]

// Draws every frame once and writes WebM, MP4 and the poster.
export async function writeFilm(film: Film, folder: string): Promise<ManifestEntry> {
  const { width, height, name } = film
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${width}x${height}`,
    '-r',
    `${rate}`,
    '-i',
    '-',
  ]
  const colour = [
    '-vf',
    'scale=out_color_matrix=bt709:out_range=tv',
    '-pix_fmt',
    'yuv420p',
    '-colorspace',
    'bt709',
  ]
  const outputs = codecs.flatMap(({ file, options }) => [
    ...colour,
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
    ...options,
    '-an',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
    join(folder, `${name}.${file}`),
  ])
  const encoder = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...outputs], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(encoder, 'close')
  const count = film.seconds * rate
  for (let index = 0; index < count; index++) {
    const pixels = await compose(film.frame(index / count))
      .removeAlpha()
      .raw()
      .toBuffer()
    if (!encoder.stdin.write(pixels)) await once(encoder.stdin, 'drain')
  }
  encoder.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg could not encode ${name}`)
  const poster = `${name}-poster.webp`
  const still = sharp(await compose(film.frame(film.posterAt)).png().toBuffer())
  await still.webp({ quality: 84, smartSubsample: true }).toFile(join(folder, poster))
  return {
    name: `film-${name}`,
    kind: 'film',
    file: `${name}.webm`,
    fallback: `${name}.mp4`,
    poster,
    width,
    height,
    alt: film.alt,
    colour: await placeholderColour(join(folder, poster)),
  }
}
