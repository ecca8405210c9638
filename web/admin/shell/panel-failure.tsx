import { useRevalidator } from 'react-router'
import { errorPageStrings } from '#web/content/failure-strings.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { AdminPanel } from '#web/ui/panel/panel.tsx'

/** Replaces a panel whose list could not be loaded, with a button to try again. */
export function PanelLoadError({ title, text }: { title: string; text: string }) {
  const { revalidate, state } = useRevalidator()
  return (
    <AdminPanel title={title}>
      <EmptyState role="alert" title={errorPageStrings.panel} text={text} />
      <Button
        className="justify-self-start"
        pending={state === 'loading'}
        onClick={() => revalidate()}
      >
        {errorPageStrings.retry}
      </Button>
    </AdminPanel>
  )
}
