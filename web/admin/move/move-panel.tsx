import { AdminPanel } from '#web/ui/panel/panel.tsx'
import { siteExportStrings as strings } from './move-panel-strings.ts'
import { StaticSiteDownload } from './site-as-files.tsx'
import { SiteExportDownload } from './site-export-download.tsx'

export function SiteExportPanel() {
  return (
    <AdminPanel title={strings.title} intro={strings.intro}>
      <SiteExportDownload />
      <StaticSiteDownload />
    </AdminPanel>
  )
}
