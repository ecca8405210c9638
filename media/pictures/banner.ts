import type { Layer } from '../draw/picture.ts'
import type { Sources } from '../sources.ts'
import type { Entry } from './entry.ts'

const bannerSize = { width: 1600, height: 900 }

export function banner(
  project: string,
  ground: 'ink' | 'paper',
  alt: string,
  draw: (sources: Sources) => readonly Layer[],
): Entry {
  return {
    name: `banner-${project}`,
    kind: 'banner',
    project,
    alt,
    draw: (sources) => ({ ...bannerSize, ground, layers: draw(sources) }),
  }
}
