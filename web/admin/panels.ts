import { administrationPanels } from './administration-panels.ts'
import { contentPanels } from './content-panels.ts'

/** The panels of the dashboard in the order of its menu. */
export const panels = [...contentPanels, ...administrationPanels]

export type PanelKey = (typeof panels)[number]['key']
