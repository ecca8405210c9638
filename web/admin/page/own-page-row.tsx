import type { ReactNode } from 'react'
import type { CustomPageEntry } from '#contract/page/page.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { EntryStateBadge, hiddenStateOf } from '#web/admin/editor/panel/state-badge.tsx'
import { customPagePanelStrings as strings } from './own-pages-strings.ts'

export function CustomPageRow({ page, children }: { page: CustomPageEntry; children: ReactNode }) {
  const { title, path, inSitemap } = page
  const isShown = hiddenStateOf(page, new Date().toISOString()) === null
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2 sm:items-center">
      <div className="min-w-40 flex-1">
        <p className="wrap-anywhere font-medium">
          {commonAdminStrings.named(title)}
          <EntryStateBadge entry={page} />
        </p>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {isShown ? (
            <a
              href={path}
              target="_blank"
              rel="noopener"
              aria-label={strings.view(title)}
              className="link"
            >
              {path}
            </a>
          ) : (
            path || strings.noPath
          )}
          {!inSitemap && ` · ${strings.unlisted}`}
        </p>
      </div>
      <div className="max-sm:-ml-2.5">{children}</div>
    </div>
  )
}
