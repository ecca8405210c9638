import type { Sources } from '../sources.ts'
import type { Film } from './encode.ts'
import { leadershipFilm } from './leadership.ts'
import { visionFilm } from './vision.ts'

// Films by name. Each is a function, because preparing its data takes time.
export const films: Readonly<Record<string, (sources: Sources) => Film>> = {
  vision: visionFilm,
  leadership: leadershipFilm,
}
