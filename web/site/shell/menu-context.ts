import { createContext } from 'react'
import { defaultMenus, menusForVisitors } from '#contract/site/default-menus.ts'

/**
 * Default menus as visitors see them. Used if the site has not changed its menus, or if its settings could not
 * be loaded.
 */
export const defaultVisitorMenus = menusForVisitors(defaultMenus, [])

export const SiteMenuContext = createContext(defaultVisitorMenus)
