import type { ItemListEntry } from './list-view.ts'

/** Props of the looks of a list. */
export interface LookProps {
  readonly entries: readonly ItemListEntry[]
  /** Level of the first headings of the list. */
  readonly level: 2 | 3
  /** Prefix of ids of headings. */
  readonly id: string
  readonly hasDates: boolean
  /** Whether items state whether they are open or to come. False below a heading that does. */
  readonly hasStates: boolean
}
