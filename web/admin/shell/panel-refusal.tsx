import { errorPageStrings } from '#web/content/failure-strings.ts'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { AdminPanel } from '#web/ui/panel/panel.tsx'

export function PanelAccessDenied({ title }: { title: string }) {
  return (
    <AdminPanel title={title}>
      <EmptyState
        role="alert"
        title={errorPageStrings.refused}
        text={errorPageStrings.refusedText}
      />
    </AdminPanel>
  )
}
