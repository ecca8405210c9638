import { type EntityDefinition, editorialEntityDefaults } from '#contract/call/entity.ts'
import { entryPages } from '#contract/entry-pages.ts'

export const logoEntity = {
  name: 'logo',
  label: 'Logo',
  fields: { logo: { kind: 'picture', sentAs: 'pic' }, link: { kind: 'link' } },
  order: { by: 'position', newest: 'last' },
  search: ['link'],
  ...editorialEntityDefaults,
  calls: { list: 'getLogo', add: 'addLogo', remove: 'deleteLogo', reorder: 'reorderLogos' },
  messages: { added: 'Logo Added Successfully', removed: 'Logo Deleted Successfully' },
  counted: 'logos',
  page: entryPages.logo,
} as const satisfies EntityDefinition
