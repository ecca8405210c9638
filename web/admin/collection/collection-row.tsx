import type { ReactNode } from 'react'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { collectionListStrings as strings } from './collections-strings.ts'
import type { ListedCollection } from './load-collections.ts'

const placeNames = ['inMenu', 'inFeed', 'inNewsletter'] as const

type CollectionRowProps = { collection: ListedCollection; children: ReactNode }

export function CollectionRow({ collection, children }: CollectionRowProps) {
  const { names, folder, items, drafts } = collection
  const places = placeNames.filter((name) => collection[name]).map((name) => strings.shownIn[name])
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
      <div className="min-w-40 flex-1">
        <p dir="auto" className="wrap-anywhere font-medium">
          {commonAdminStrings.named(names.many)}
        </p>
        <p className="wrap-anywhere tabular text-ink-soft text-sm">
          <a
            href={`/${folder}`}
            target="_blank"
            rel="noopener"
            aria-label={strings.view(names.many)}
            className="link"
          >
            /{folder}
          </a>
          {` · ${strings.items(items)}`}
          {drafts > 0 && ` · ${strings.drafts(drafts)}`}
        </p>
        <p className="text-ink-faint text-sm empty:hidden">
          {places.length > 0 && strings.in(places)}
        </p>
      </div>
      <div className="max-sm:-ml-2.5">{children}</div>
    </div>
  )
}
