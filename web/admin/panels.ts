import { administrationPanels } from './administration-panels.ts'
import { contentPanels } from './content-panels.ts'
import { panelGroups } from './define-panel.ts'

const all = [...contentPanels, ...administrationPanels]

/** All panels of the dashboard, in the order of the menu. */
export const panels = panelGroups.flatMap((group) => all.filter((panel) => panel.group === group))

export type PanelKey = (typeof panels)[number]['key']
