import { Panel } from '#web/ui/panel/panel.tsx'
import { siteExportStrings as strings } from './move-panel-strings.ts'
import { SiteAsFiles } from './site-as-files.tsx'
import { SiteExportDownload } from './site-export-download.tsx'

export function SiteExportPanel() {
  return (
    <Panel title={strings.title} intro={strings.intro}>
      <SiteExportDownload />
      <SiteAsFiles />
    </Panel>
  )
}
