import { useRevalidator } from 'react-router'
import { failureStrings } from '#web/content/failure-strings.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Panel } from '#web/ui/panel/panel.tsx'

/** Replaces a panel whose list could not be loaded, with a button to try again. */
export function PanelFailure({ title, text }: { title: string; text: string }) {
  const { revalidate, state } = useRevalidator()
  return (
    <Panel title={title}>
      <EmptyState role="alert" title={failureStrings.panel} text={text} />
      <Button
        className="justify-self-start"
        pending={state === 'loading'}
        onClick={() => revalidate()}
      >
        {failureStrings.retry}
      </Button>
    </Panel>
  )
}
