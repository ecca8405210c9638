import { Panel } from '#web/ui/panel/panel.tsx'
import { siteExportStrings as strings } from './move-panel-words.ts'
import { SiteAsFiles } from './site-as-files.tsx'
import { TakeAlong } from './take-along.tsx'

/** Exports the site. */
export function MovePanel() {
  return (
    <Panel title={strings.title} intro={strings.intro}>
      <TakeAlong />
      <SiteAsFiles />
    </Panel>
  )
}
