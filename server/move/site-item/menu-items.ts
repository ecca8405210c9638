import { firstNonEmptyText, toRecord, toRecords, toText } from '../text/values.ts'
import type { OldMenuItem } from './old-site-facts.ts'

const maxItems = 60

/** Reads menu items as themes write them: a list of records, or a record of labels and targets. Nested items follow. */
export const parseMenuItems = (written: unknown): OldMenuItem[] => {
  if (!Array.isArray(written)) {
    return Object.entries(toRecord(written))
      .flatMap(([label, target]): OldMenuItem[] =>
        typeof target === 'string' ? [{ label, target }] : parseMenuItems(target),
      )
      .slice(0, maxItems)
  }
  return toRecords(written)
    .flatMap((item): OldMenuItem[] => {
      const label = firstNonEmptyText(item.title, item.name, item.label, item.text)
      const target = firstNonEmptyText(item.url, item.link, item.href, item.permalink, item.page)
      const below = item.children ?? item.sublinks ?? item.subpages ?? item.items ?? item.dropdown
      const nested = below === undefined ? [] : parseMenuItems(below)
      if (label !== '' && target !== '') return [{ label, target }, ...nested]
      // Beautiful Jekyll writes items as `Label: target`.
      const single = Object.entries(item).filter(([, value]) => toText(value) !== '')
      const [only] = single
      return label === '' && only && single.length === 1
        ? [{ label: only[0], target: toText(only[1]) }]
        : nested
    })
    .slice(0, maxItems)
}
