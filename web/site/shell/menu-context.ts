import { createContext } from 'react'
import { defaultMenus, shownMenus } from '#contract/site/default-menus.ts'

/** The menus of a fresh installation, as visitors see them. */
export const firstMenus = shownMenus(defaultMenus, [])

/** The menus as visitors see them. */
export const MenuContext = createContext(firstMenus)
