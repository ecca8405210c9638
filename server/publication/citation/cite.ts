import { toBibtex } from './bibtex.ts'
import { toRis } from './ris.ts'
import { formatApa } from './styles/apa.ts'
import { formatHarvard } from './styles/harvard.ts'
import { formatIeee } from './styles/ieee.ts'
import { richToPlainText } from './styles/rich.ts'
import { formatVancouver } from './styles/vancouver.ts'
import type { CitedWork } from './work.ts'

export const formatCitations = (work: CitedWork) => {
  const styles = {
    apa: formatApa(work),
    vancouver: formatVancouver(work),
    harvard: formatHarvard(work),
    ieee: formatIeee(work),
  }
  return {
    citations: {
      apa: richToPlainText(styles.apa),
      vancouver: richToPlainText(styles.vancouver),
      harvard: richToPlainText(styles.harvard),
      ieee: richToPlainText(styles.ieee),
      bibtex: toBibtex(work),
      ris: toRis(work),
    },
    richCitations: styles,
  }
}
