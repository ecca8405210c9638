import type { Sources } from '../sources.ts'
import type { Film } from './encode.ts'
import { leadershipFilm } from './leadership.ts'
import { visionFilm } from './vision.ts'

// Every film by name; making one prepares its data, so that happens only on demand.
export const films: Readonly<Record<string, (sources: Sources) => Film>> = {
  vision: visionFilm,
  leadership: leadershipFilm,
}
