import { toBibtex } from './bibtex.ts'
import { toRis } from './ris.ts'
import { apa } from './styles/apa.ts'
import { harvard } from './styles/harvard.ts'
import { ieee } from './styles/ieee.ts'
import { plainOf } from './styles/rich.ts'
import { vancouver } from './styles/vancouver.ts'
import type { Work } from './work.ts'

export const cite = (work: Work) => {
  const styles = {
    apa: apa(work),
    vancouver: vancouver(work),
    harvard: harvard(work),
    ieee: ieee(work),
  }
  return {
    citations: {
      apa: plainOf(styles.apa),
      vancouver: plainOf(styles.vancouver),
      harvard: plainOf(styles.harvard),
      ieee: plainOf(styles.ieee),
      bibtex: toBibtex(work),
      ris: toRis(work),
    },
    richCitations: styles,
  }
}
