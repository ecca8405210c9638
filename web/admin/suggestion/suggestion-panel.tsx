import { usePanelQuery } from '#web/api/panel-query.ts'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Pagination } from '#web/ui/list/pagination.tsx'
import { AdminPanel } from '#web/ui/panel/panel.tsx'
import type { LoadedSuggestions } from './load-suggestions.ts'
import { OwnSuggestions } from './own-suggestions.tsx'
import { SuggestionForm } from './suggest-form.tsx'
import { SuggestionCard } from './suggestion-card.tsx'
import { suggestionPanelStrings as strings } from './suggestions-strings.ts'

/** Members make suggestions in this panel. Editors accept or decline them. */
export function SuggestionPanel({ list: { waiting, own, projects } }: { list: LoadedSuggestions }) {
  const { pageHref } = usePanelQuery()
  if (waiting === null) {
    return (
      <AdminPanel title={strings.title}>
        <SuggestionForm projects={projects} />
        {own.length > 0 && <OwnSuggestions suggestions={own} />}
      </AdminPanel>
    )
  }
  const { items, total, page, pages } = waiting
  return (
    <AdminPanel title={strings.title} intro={total > 0 && strings.intro(total)}>
      {total === 0 && <EmptyState title={strings.empty.title} text={strings.empty.text} />}
      <ul className="grid max-w-3xl gap-4">
        {items.map((suggestion) => (
          <SuggestionCard key={suggestion._id} suggestion={suggestion} />
        ))}
      </ul>
      <Pagination page={page} pages={pages} href={pageHref} />
    </AdminPanel>
  )
}
