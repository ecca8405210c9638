import { createContext } from 'react'
import { defaultMenus, shownMenus } from '#contract/site/default-menus.ts'

/** Default menus, for pages rendered without settings. */
export const defaultShownMenus = shownMenus(defaultMenus, [])

export const MenuContext = createContext(defaultShownMenus)
