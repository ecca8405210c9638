import type { Layer } from '../draw/picture.ts'
import type { Sources } from '../sources.ts'
import type { Entry } from './entry.ts'

export function post(
  number: number,
  ground: 'ink' | 'paper',
  alt: string,
  draw: (sources: Sources) => readonly Layer[],
): Entry {
  return {
    name: `post-${number}`,
    kind: 'post',
    alt,
    draw: (sources) => ({ width: 1200, height: 900, ground, layers: draw(sources) }),
  }
}
