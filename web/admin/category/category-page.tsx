import type { ComponentProps } from 'react'
import { PanelPage } from '#web/admin/shell/panel-page.tsx'
import { useSessionCheck } from '#web/session/session-check.ts'
import { CategoryPanel } from './category-panel.tsx'

/** The categories as an administrator sees them; a piece of its own, so that no visitor loads it. */
export function CategoryPage(props: ComponentProps<typeof CategoryPanel>) {
  useSessionCheck()
  return (
    <PanelPage>
      <CategoryPanel {...props} />
    </PanelPage>
  )
}
