import { type ComponentType, createElement, type ReactElement } from 'react'
import type { SalusClient } from '#contract/api.ts'
import type { EntityDefinition } from '#contract/call/entity.ts'
import { type Access, isGranted, type Role } from '#contract/call/role.ts'

/** The groups of the dashboard's menu, in its order. */
export const panelGroups = ['content', 'site', 'people', 'messages', 'administration'] as const
export type PanelGroup = (typeof panelGroups)[number]

/** What the dashboard knows of a panel before it is opened. */
export interface PanelFacts<K extends string> {
  /** Its name in the dashboard's address. */
  readonly key: K
  readonly words: {
    /** What menus call it. */
    readonly label: string
    /** Its heading, and the name of its own page. */
    readonly title: string
    /** What the button that adds to it from elsewhere says. */
    readonly create?: string
  }
  /** The heading of the menu that it is listed under. */
  readonly group: PanelGroup
  /** Where its own page is. */
  readonly path: string
  /** The frame of its own page: the site's header and footer, or the bar of the management pages. */
  readonly frame: 'site' | 'bar'
  /** Goes to it after `g`. */
  readonly shortcut: string
  /** Who may open it. */
  readonly visibleTo: Access
  /** Who may change what it shows: in whose menus it stands. */
  readonly editableBy: Access
  /** What `new` in an address names to add to it. */
  readonly newName?: string
  /** What its entries are; the palette finds them by their title. */
  readonly entity?: EntityDefinition
  /** The field that distinguishes entries of the same title. */
  readonly subtitle?: string
  /** Where an entry is shown; without it, the palette opens its form. */
  readonly entryAddress?: (id: string) => string
}

/** A panel of the admin area. */
export interface Panel<K extends string = string> extends PanelFacts<K> {
  /** Loads its list and its code, and answers with what to show. */
  readonly open: (client: SalusClient, address: string) => Promise<ReactElement>
}

/** The panels in the menus of someone with this role; none while it is not known. */
export const panelsFor = <P extends Panel>(panels: readonly P[], role: Role | null): readonly P[] =>
  panels.filter(({ editableBy }) => isGranted(editableBy, role))

/** Describes one panel: `load` gets its list, `view` its code, which comes when the panel is opened. */
export const definePanel = <const K extends string, T>({
  load,
  view,
  ...facts
}: PanelFacts<K> & {
  readonly load: (client: SalusClient, address: string) => Promise<T>
  readonly view: () => Promise<ComponentType<{ list: T }>>
}): Panel<K> => ({
  ...facts,
  open: async (client, address) => {
    const [View, list] = await Promise.all([view(), load(client, address)])
    return createElement(View, { list })
  },
})
