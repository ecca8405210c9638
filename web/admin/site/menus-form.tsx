import { useState } from 'react'
import { ApiError } from '#contract/call/api-error.ts'
import { menuNames, type SiteMenus } from '#contract/site/default-menus.ts'
import { siteApi } from '#contract/site/site.ts'
import { keepFocusAboveBar } from '#web/admin/editor/form/keep-focus-above-bar.ts'
import { useApiCall } from '#web/api/use-call.ts'
import { useFocusFirstInvalidField } from '#web/api/use-error-focus.ts'
import { Button } from '#web/ui/button.tsx'
import type { LoadedSitePanel } from './load-site.ts'
import { SiteMenuFields } from './menu-fields.tsx'
import { sitePanelStrings } from './site-panel-strings.ts'
import { MenuTargetChoices, useMenuTargets } from './target-field.tsx'
import { SaveConflictNote, UnsavedChangesNote } from './unsaved-note.tsx'
import type { UnsavedEdit } from './use-unsaved-edit.ts'

const strings = sitePanelStrings.menus

type MenusFormProps = {
  saved: LoadedSitePanel['menus']
  /** Default menus in the main language. */
  defaults: SiteMenus
  unsaved: UnsavedEdit<SiteMenus> | null
  onUnsaved: (unsaved: UnsavedEdit<SiteMenus> | null) => void
}

export function SiteMenusForm({ saved, defaults, unsaved, onUnsaved }: MenusFormProps) {
  const menus = unsaved?.value ?? saved
  const [error, setError] = useState<ApiError | null>(null)
  const around = useFocusFirstInvalidField<HTMLDivElement>(error?.errors)
  const { run, pending } = useApiCall(siteApi.updateMenus)
  const targets = useMenuTargets()
  const errorOf = (path: string) => error?.errors.find((each) => each.path === path)?.message
  const save = async () => {
    // Saving again after a conflict overwrites the changes of others.
    const isAgain = error?.code === 'staleVersion' || !unsaved
    const { header, more, contact, footer } = menus
    const version = isAgain ? saved.version : unsaved.version
    const answer = await run({ header, more, contact, footer, version })
    const failed = answer instanceof ApiError
    setError(failed ? answer : null)
    if (!failed) onUnsaved(null)
  }
  return (
    <div ref={around} className="grid max-w-3xl gap-8">
      <MenuTargetChoices targets={targets} />
      <p className="text-ink-soft text-sm">{strings.hint}</p>
      {error?.code === 'staleVersion' && <SaveConflictNote text={strings.conflict} />}
      {menuNames.map((name) => (
        <SiteMenuFields
          key={name}
          name={name}
          items={menus[name]}
          defaults={defaults[name]}
          targets={targets}
          errorOf={errorOf}
          onChange={(next) =>
            onUnsaved({
              version: unsaved?.version ?? saved.version,
              value: { ...menus, [name]: next },
            })
          }
        />
      ))}
      <div
        ref={keepFocusAboveBar}
        className="sticky bottom-0 flex flex-wrap items-center justify-end gap-3 border-line border-t bg-paper py-4"
      >
        {unsaved && <UnsavedChangesNote onDiscard={() => onUnsaved(null)} />}
        <Button pending={pending} onClick={save}>
          {strings.save}
        </Button>
      </div>
    </div>
  )
}
