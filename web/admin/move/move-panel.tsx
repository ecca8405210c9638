import { Panel } from '#web/ui/panel/panel.tsx'
import { movePanel as words } from './move-panel-words.ts'
import { SiteAsFiles } from './site-as-files.tsx'
import { TakeAlong } from './take-along.tsx'

/** Exports the site. */
export function MovePanel() {
  return (
    <Panel title={words.title} intro={words.intro}>
      <TakeAlong />
      <SiteAsFiles />
    </Panel>
  )
}
