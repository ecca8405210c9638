import { toBibtex } from './bibtex.ts'
import { toRis } from './ris.ts'
import { apa } from './styles/apa.ts'
import { harvard } from './styles/harvard.ts'
import { ieee } from './styles/ieee.ts'
import { vancouver } from './styles/vancouver.ts'
import type { Work } from './work.ts'

/** A work in every form that a reader can copy. */
export const citations = (work: Work) => ({
  apa: apa(work),
  vancouver: vancouver(work),
  harvard: harvard(work),
  ieee: ieee(work),
  bibtex: toBibtex(work),
  ris: toRis(work),
})
