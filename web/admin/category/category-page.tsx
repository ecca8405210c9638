import { type ComponentProps, useEffect } from 'react'
import { categoryLabels } from '#contract/content/labels/categories.ts'
import { PanelLoadError } from '#web/admin/shell/panel-failure.tsx'
import { PanelPage } from '#web/admin/shell/panel-page.tsx'
import { useSessionCheck } from '#web/api/session-check.ts'
import { callToastOverrides } from '#web/api/toasts.ts'
import { categoryPanelStrings } from '#web/content/category-panel-strings.ts'
import { toast } from '#web/ui/dialog/toast.ts'
import { CategoryPanel } from './category-panel.tsx'

type CategoryPageProps = {
  /** Null if loading failed. */
  list: ComponentProps<typeof CategoryPanel>['list'] | null
}

/** Separate chunk, so that visitors never load the code of the admin area. */
export function CategoryPage({ list }: CategoryPageProps) {
  useSessionCheck()
  const { failure } = callToastOverrides.category.showAllCategories
  useEffect(() => {
    if (list === null) toast.error(failure, { id: failure })
  }, [list, failure])
  return (
    <PanelPage>
      {list ? (
        <CategoryPanel list={list} />
      ) : (
        <PanelLoadError
          title={categoryPanelStrings.title}
          text={categoryLabels.defaults.failed.text}
        />
      )}
    </PanelPage>
  )
}
