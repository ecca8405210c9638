import { failureStrings } from '#web/content/failure-strings.ts'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Panel } from '#web/ui/panel/panel.tsx'

export function PanelRefusal({ title }: { title: string }) {
  return (
    <Panel title={title}>
      <EmptyState role="alert" title={failureStrings.refused} text={failureStrings.refusedText} />
    </Panel>
  )
}
