import { createContext } from 'react'
import { defaultMenus, menusForVisitors } from '#contract/site/default-menus.ts'

/** Default menus, for pages rendered without settings. */
export const defaultVisitorMenus = menusForVisitors(defaultMenus, [])

export const SiteMenuContext = createContext(defaultVisitorMenus)
