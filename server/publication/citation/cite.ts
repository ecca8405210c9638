import { toBibtex } from './bibtex.ts'
import { toRis } from './ris.ts'
import { formatApa } from './styles/apa.ts'
import { formatHarvard } from './styles/harvard.ts'
import { formatIeee } from './styles/ieee.ts'
import { plainTextOf } from './styles/rich.ts'
import { formatVancouver } from './styles/vancouver.ts'
import type { Work } from './work.ts'

export const formatCitations = (work: Work) => {
  const styles = {
    apa: formatApa(work),
    vancouver: formatVancouver(work),
    harvard: formatHarvard(work),
    ieee: formatIeee(work),
  }
  return {
    citations: {
      apa: plainTextOf(styles.apa),
      vancouver: plainTextOf(styles.vancouver),
      harvard: plainTextOf(styles.harvard),
      ieee: plainTextOf(styles.ieee),
      bibtex: toBibtex(work),
      ris: toRis(work),
    },
    richCitations: styles,
  }
}
