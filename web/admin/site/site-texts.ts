import { contentFields, contentNamesOnPage, isContentName } from '#contract/content/fields.ts'
import { contentPages } from '#contract/content/pages.ts'
import { brandFormStrings as brandWords } from './brand-form-strings.ts'
import { sitePanelStrings } from './site-panel-strings.ts'

/** Returns the name of the content field that a text belongs to. */
const fieldOf = (text: string): string => {
  const parts = text.split('.')
  while (parts.length > 1 && !isContentName(parts.join('.'))) parts.pop()
  return parts.join('.')
}

/**
 * Returns the label of a text: the label of its field and, if the field is a list, the number of
 * the item.
 */
const labelOf = (text: string): string => {
  const name = fieldOf(text)
  const label = isContentName(name) ? contentFields[name].label : text
  const [, entry] = /^\.(\d+)\./.exec(text.slice(name.length)) ?? []
  return entry === undefined ? label : `${label}, ${Number(entry) + 1}`
}

/**
 * Returns the texts that can be translated for a page, the menus or the brand. `key` identifies the
 * choice in the Site panel. Returns undefined if there are none.
 */
export const translatableTextsOf = (key: string) => {
  const page = contentPages.find((each) => each.key === key)
  if (page) {
    const names: readonly string[] = contentNamesOnPage(page.key)
    const only = (text: string) => names.includes(fieldOf(text))
    return { entity: 'siteContent', id: 'published', only, labelOf }
  }
  if (key === sitePanelStrings.menus.key) {
    return { entity: 'siteMenus', id: 'menus', labelOf: (name: string) => name.replace('.', ' ') }
  }
  return key === brandWords.key ? { entity: 'settings', id: 'settings' } : undefined
}
