import type { ComponentProps } from 'react'
import { CategoryPanel } from '#web/features/category/category-panel.tsx'
import { PanelPage } from './panel-page.tsx'

/** The categories as an administrator sees them; a piece of its own, so that no visitor loads it. */
export function CategoryPage(props: ComponentProps<typeof CategoryPanel>) {
  return (
    <PanelPage>
      <CategoryPanel {...props} />
    </PanelPage>
  )
}
