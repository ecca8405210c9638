import { useState } from 'react'
import { ApiError } from '#contract/call/api-error.ts'
import { defaultMenus, type MenuItem, type Menus, menuNames } from '#contract/site/default-menus.ts'
import { siteApi } from '#contract/site/site.ts'
import { admin } from '#web/admin/editor/editor-words.ts'
import { keepClear } from '#web/admin/editor/form/keep-clear.ts'
import { useCall } from '#web/api/use-call.ts'
import { useErrorFocus } from '#web/api/use-error-focus.ts'
import { Button } from '#web/ui/button.tsx'
import { Sortable } from '#web/ui/list/sortable.tsx'
import type { SiteList } from './load-site.ts'
import { MenuItemFields } from './menu-item-fields.tsx'
import { sitePanel } from './site-panel-words.ts'
import { TargetChoices, useTargets } from './target-field.tsx'
import { ConflictNote, UnsavedNote } from './unsaved-note.tsx'
import type { Typed } from './use-typed.ts'
import { isSame } from './value-kinds.ts'

const words = sitePanel.menus

type MenusFormProps = {
  saved: SiteList['menus']
  unsaved: Typed<Menus> | null
  onUnsaved: (unsaved: Typed<Menus> | null) => void
}

/** The menus of header and footer. */
export function MenusForm({ saved, unsaved, onUnsaved }: MenusFormProps) {
  const menus = unsaved?.value ?? saved
  const [error, setError] = useState<ApiError | null>(null)
  const around = useErrorFocus<HTMLDivElement>(error?.errors)
  const { run, pending } = useCall(siteApi.updateMenus)
  const targets = useTargets()
  const errorOf = (path: string) => error?.errors.find((each) => each.path === path)?.message
  const save = async () => {
    // Saving again after a conflict means that one's own version is wanted.
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
      <TargetChoices targets={targets} />
      <p className="text-ink-soft text-sm">{words.hint}</p>
      {error?.code === 'staleVersion' && <ConflictNote text={words.conflict} />}
      {menuNames.map((name) => {
        const items = menus[name]
        const set = (next: MenuItem[]) =>
          onUnsaved({
            version: unsaved?.version ?? saved.version,
            value: { ...menus, [name]: next },
          })
        return (
          <fieldset key={name} className="grid gap-3">
            <legend className="mb-2 font-medium">{words.names[name]}</legend>
            {errorOf(name) && (
              <p role="alert" className="font-medium text-accent text-sm">
                {errorOf(name)}
              </p>
            )}
            <Sortable
              items={items.map((item, index) => ({
                id: String(index),
                name: item.label || sitePanel.entry(index + 1),
                content: (
                  <MenuItemFields
                    path={`${name}.${index}`}
                    item={item}
                    targets={targets}
                    errorOf={errorOf}
                    onChange={(next) => set(items.with(index, next))}
                    onRemove={() => set(items.filter((_, at) => at !== index))}
                  />
                ),
              }))}
              onOrder={(ids) => set(ids.flatMap((id) => items[Number(id)] ?? []))}
              moveUp={admin.moveUp}
              moveDown={admin.moveDown}
            />
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="sm"
                aria-label={words.add(words.names[name])}
                onClick={() => set([...items, { label: '', target: '' }])}
              >
                {sitePanel.add}
              </Button>
              {!isSame(items, defaultMenus[name]) && (
                <Button variant="quiet" size="sm" onClick={() => set(defaultMenus[name])}>
                  {sitePanel.default}
                </Button>
              )}
            </div>
          </fieldset>
        )
      })}
      <div
        ref={keepClear}
        className="sticky bottom-0 flex flex-wrap items-center justify-end gap-3 border-line border-t bg-paper py-4"
      >
        {unsaved && <UnsavedNote onDiscard={() => onUnsaved(null)} />}
        <Button pending={pending} onClick={save}>
          {words.save}
        </Button>
      </div>
    </div>
  )
}
