import { type ComponentType, createElement, type ReactElement } from 'react'
import type { SalusClient } from '#contract/api.ts'
import type { EntityDefinition } from '#contract/call/entity.ts'
import { type AccessLevel, isAccessGranted, type Role } from '#contract/call/role.ts'

export const panelGroups = ['content', 'site', 'people', 'messages', 'administration'] as const
export type PanelGroup = (typeof panelGroups)[number]

/** The properties of a panel that are available before its code is loaded. */
export interface PanelMetadata<K extends string> {
  /** Value of the `panel` parameter in the dashboard's URL. */
  readonly key: K
  readonly strings: {
    /** Label in menus. */
    readonly label: string
    /** Heading, and title of the panel's own page. */
    readonly title: string
    /** Label of buttons elsewhere that add an entry. */
    readonly create?: string
  }
  readonly group: PanelGroup
  /** Path of the panel's own page. */
  readonly path: string
  /** Frame of the panel's own page: `site` has header and footer, `bar` the bar of the admin area. */
  readonly frame: 'site' | 'bar'
  /** Key that opens the panel when pressed after `g`. */
  readonly shortcut: string
  readonly visibleTo: AccessLevel
  /** Who may edit the entries. Only these users see the panel in their menus. */
  readonly editableBy: AccessLevel
  /** Value of `?new=` that opens the form for a new entry. */
  readonly newName?: string
  /** Entity of the entries. The command palette finds entries by their title. */
  readonly entity?: EntityDefinition
  /** Key of the collection whose items are the entries. */
  readonly collection?: string
  /** Field that distinguishes entries with the same title. */
  readonly subtitle?: string
  /** Returns the path of an entry's page. Without it, the command palette opens the entry's form. */
  readonly entryAddress?: (id: string) => string
}

export interface PanelDefinition<K extends string = string> extends PanelMetadata<K> {
  /** Loads list and code, and returns the element to render. */
  readonly open: (client: SalusClient, address: string) => Promise<ReactElement>
}

/** Returns the panels in the menus of a role. Returns none while the role is unknown. */
export const panelsForRole = <P extends PanelDefinition>(
  panels: readonly P[],
  role: Role | null,
): readonly P[] => panels.filter(({ editableBy }) => isAccessGranted(editableBy, role))

/** Defines a panel. Its code is loaded by `view` when the panel is opened. */
export const definePanel = <const K extends string, T>({
  load,
  view,
  ...facts
}: PanelMetadata<K> & {
  readonly load: (client: SalusClient, address: string) => Promise<T>
  readonly view: () => Promise<ComponentType<{ list: T }>>
}): PanelDefinition<K> => ({
  ...facts,
  open: async (client, address) => {
    const [View, list] = await Promise.all([view(), load(client, address)])
    return createElement(View, { list })
  },
})
