import { useState } from 'react'
import { ApiError } from '#contract/api-error.ts'
import { type MenuItem, menuNames } from '#contract/default-menus.ts'
import { siteApi } from '#contract/site.ts'
import { useCall } from '#web/api/use-call.ts'
import { admin } from '#web/content/admin.ts'
import { sitePanel } from '#web/content/site-panel.ts'
import { Button } from '#web/ui/button.tsx'
import { Sortable } from '#web/ui/list/sortable.tsx'
import type { SiteList } from './load-site.ts'
import { MenuItemFields } from './menu-item-fields.tsx'
import { TargetChoices, useTargets } from './target-field.tsx'

const words = sitePanel.menus

type MenusFormProps = {
  menus: SiteList['menus']
  onChange: (menus: SiteList['menus']) => void
}

/** The menus of header and footer. */
export function MenusForm({ menus, onChange: setMenus }: MenusFormProps) {
  const [error, setError] = useState<ApiError | null>(null)
  const { run, pending } = useCall(siteApi.updateMenus)
  const targets = useTargets()
  const errorOf = (path: string) => error?.errors.find((each) => each.path === path)?.message
  const save = async () => {
    const answer = await run(menus)
    setError(answer instanceof ApiError ? answer : null)
    if (!(answer instanceof ApiError)) setMenus(answer.menus)
  }
  return (
    <div className="grid max-w-3xl gap-8">
      <TargetChoices targets={targets} />
      {menuNames.map((name) => {
        const items = menus[name]
        const set = (next: MenuItem[]) => setMenus({ ...menus, [name]: next })
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
            <Button
              variant="secondary"
              size="sm"
              className="justify-self-start"
              onClick={() => set([...items, { label: '', target: '' }])}
            >
              {sitePanel.add}
            </Button>
          </fieldset>
        )
      })}
      <p className="text-ink-faint text-sm">{words.hint}</p>
      <Button className="justify-self-start" pending={pending} onClick={save}>
        {words.save}
      </Button>
    </div>
  )
}
