import { type ComponentProps, type ComponentType, createElement } from 'react'
import { definePanel, type PanelMetadata } from './define-panel.ts'
import { createEntityLoader, type EntityListPage } from './editor/panel/entity-load.ts'
import type { EntityPanel } from './editor/panel/entity-panel.tsx'

type EntityPanelProps = ComponentProps<typeof EntityPanel>

/**
 * Returns a function that loads the component of a panel, with list and form derived from the entity's
 * definition and calls.
 */
export const createEntityView = (entity: Omit<EntityPanelProps, 'list'>) => {
  let component: ComponentType<Pick<EntityPanelProps, 'list'>> | undefined
  return async () => {
    const { EntityPanel: View } = await import('./editor/panel/entity-panel.tsx')
    // Returns the same component each time, because React would remount a new one and close its open dialogs.
    component ??= ({ list }) => createElement(View, { ...entity, list })
    return component
  }
}

type Derived = 'path' | 'frame' | 'visibleTo' | 'editableBy' | 'entity' | 'newName' | 'strings'

type EntityPanelFacts<K extends string> = Omit<PanelMetadata<K>, Derived> &
  Pick<EntityPanelProps, 'definition' | 'api' | 'summary'> & {
    readonly strings: PanelMetadata<K>['strings'] & EntityPanelProps['strings']
    /** Value of `?new=` that opens the form for a new entry. */
    readonly newName: string
    /** Loads a custom component instead of the derived one. */
    readonly view?: () => Promise<ComponentType<{ list: EntityListPage }>>
  }

/** Defines the panel of a simple entity. Options that are missing are derived from its definition and calls. */
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
  const { strings, newName } = facts
  return definePanel<K, EntityListPage>({
    ...facts,
    path: page.panel,
    frame,
    visibleTo: frame === 'bar' ? access.write : access.read,
    editableBy: access.write,
    entity: definition,
    load: createEntityLoader({ definition, api }),
    view:
      view ?? createEntityView({ definition, api, strings, newName, ...(summary && { summary }) }),
  })
}
