import { chartSize } from '../charts/frame.ts'
import type { Layer } from '../draw/picture.ts'
import type { Sources } from '../sources.ts'
import type { Entry } from './entry.ts'

export function figure(
  project: string,
  number: number,
  alt: string,
  draw: (sources: Sources) => readonly Layer[],
): Entry {
  return {
    name: `figure-${project}-${number}`,
    kind: 'figure',
    project,
    alt,
    draw: (sources) => ({ ...chartSize, ground: 'paper', layers: draw(sources) }),
  }
}
