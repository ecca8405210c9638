import { type ComponentProps, type ComponentType, createElement } from 'react'
import { definePanel, type PanelFacts } from './define-panel.ts'
import { type EntityList, entityLoad } from './editor/panel/entity-load.ts'
import type { EntityPanel } from './editor/panel/entity-panel.tsx'

type EntityPanelProps = ComponentProps<typeof EntityPanel>

/** The view of a panel with nothing special: its list and its form follow from the entity's definition and calls. */
export const entityView = (entity: Omit<EntityPanelProps, 'list'>) => {
  let known: ComponentType<Pick<EntityPanelProps, 'list'>> | undefined
  return async () => {
    const { EntityPanel: View } = await import('./editor/panel/entity-panel.tsx')
    // The same one each time: React would take another for a new panel, and close what is open in it.
    known ??= ({ list }) => createElement(View, { ...entity, list })
    return known
  }
}

type Derived = 'path' | 'frame' | 'visibleTo' | 'editableBy' | 'entity' | 'newName' | 'words'

type EntityPanelFacts<K extends string> = Omit<PanelFacts<K>, Derived> &
  Pick<EntityPanelProps, 'definition' | 'api' | 'summary'> & {
    readonly words: PanelFacts<K>['words'] & EntityPanelProps['words']
    /** What `new` in an address names to add to it. */
    readonly newName: string
    /** Another view of the same list, where the usual one will not do. */
    readonly view?: () => Promise<ComponentType<{ list: EntityList }>>
  }

/** Describes the panel of a simple entity: all that is not said here follows from its definition and its calls. */
export const defineEntityPanel = <const K extends string>({
  definition,
  api,
  summary,
  view,
  ...facts
}: EntityPanelFacts<K>) => {
  const { page, access, name } = definition
  if (!page?.panel) throw new Error(`${name} says no address of its panel`)
  const frame = page.panel.startsWith('/admin/') ? 'bar' : 'site'
  const { words, newName } = facts
  return definePanel<K, EntityList>({
    ...facts,
    path: page.panel,
    frame,
    visibleTo: frame === 'bar' ? access.write : access.read,
    editableBy: access.write,
    entity: definition,
    load: entityLoad({ definition, api }),
    view: view ?? entityView({ definition, api, words, newName, ...(summary && { summary }) }),
  })
}
