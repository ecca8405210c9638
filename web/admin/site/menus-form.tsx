import { useState } from 'react'
import { ApiError } from '#contract/call/api-error.ts'
import { type Menus, menuNames } from '#contract/site/default-menus.ts'
import { siteApi } from '#contract/site/site.ts'
import { keepFocusAboveBar } from '#web/admin/editor/form/keep-focus-above-bar.ts'
import { useCall } from '#web/api/use-call.ts'
import { useErrorFocus } from '#web/api/use-error-focus.ts'
import { Button } from '#web/ui/button.tsx'
import type { SiteList } from './load-site.ts'
import { MenuFields } from './menu-fields.tsx'
import { sitePanelStrings } from './site-panel-strings.ts'
import { MenuTargetChoices, useMenuTargets } from './target-field.tsx'
import { ConflictNote, UnsavedNote } from './unsaved-note.tsx'
import type { UnsavedEdit } from './use-unsaved-edit.ts'

const strings = sitePanelStrings.menus

type MenusFormProps = {
  saved: SiteList['menus']
  /** Default menus in the main language. */
  defaults: Menus
  unsaved: UnsavedEdit<Menus> | null
  onUnsaved: (unsaved: UnsavedEdit<Menus> | null) => void
}

export function MenusForm({ saved, defaults, unsaved, onUnsaved }: MenusFormProps) {
  const menus = unsaved?.value ?? saved
  const [error, setError] = useState<ApiError | null>(null)
  const around = useErrorFocus<HTMLDivElement>(error?.errors)
  const { run, pending } = useCall(siteApi.updateMenus)
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
      {error?.code === 'staleVersion' && <ConflictNote text={strings.conflict} />}
      {menuNames.map((name) => (
        <MenuFields
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
        {unsaved && <UnsavedNote onDiscard={() => onUnsaved(null)} />}
        <Button pending={pending} onClick={save}>
          {strings.save}
        </Button>
      </div>
    </div>
  )
}
