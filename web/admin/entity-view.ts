import { type ComponentProps, createElement } from 'react'
import type { EntityPanel } from './editor/panel/entity-panel.tsx'

type EntityPanelProps = ComponentProps<typeof EntityPanel>

/** The view of a panel with nothing special: its list and its form follow from the entity's definition and calls. */
export const entityView = (entity: Omit<EntityPanelProps, 'list'>) => async () => {
  const { EntityPanel: View } = await import('./editor/panel/entity-panel.tsx')
  return ({ list }: Pick<EntityPanelProps, 'list'>) => createElement(View, { ...entity, list })
}
