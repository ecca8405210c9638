import type { SiteMenuItem, SiteMenus } from '#contract/site/default-menus.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { Button } from '#web/ui/button.tsx'
import { focusFirstControl } from '#web/ui/focus-first.ts'
import { keepFocusInList } from '#web/ui/keep-focus.ts'
import { SortableList } from '#web/ui/list/sortable.tsx'
import { useStableRowIds } from '#web/ui/list/use-stable-rows.ts'
import { MenuItemFields } from './menu-item-fields.tsx'
import type { MenuTarget } from './menu-targets.ts'
import { sitePanelStrings } from './site-panel-strings.ts'
import { hasSameJson } from './value-kinds.ts'

const strings = sitePanelStrings.menus

type MenuFieldsProps = {
  name: keyof SiteMenus
  items: readonly SiteMenuItem[]
  /** Default items of the menu. */
  defaults: SiteMenuItem[]
  targets: readonly MenuTarget[] | null
  errorOf: (path: string) => string | undefined
  onChange: (items: SiteMenuItem[]) => void
}

export function SiteMenuFields({
  name,
  items,
  defaults,
  targets,
  errorOf,
  onChange,
}: MenuFieldsProps) {
  const rows = useStableRowIds(items, onChange)
  return (
    <fieldset ref={keepFocusInList} className="grid gap-3">
      <legend className="mb-2 font-medium">{strings.names[name]}</legend>
      {errorOf(name) && (
        <p role="alert" className="font-medium text-accent text-sm">
          {errorOf(name)}
        </p>
      )}
      <SortableList
        items={items.map((item, index) => ({
          id: rows.ids[index] ?? '',
          name: item.label || sitePanelStrings.entry(index + 1),
          content: (
            <div ref={rows.isAdded(index) ? focusFirstControl : null}>
              <MenuItemFields
                path={`${name}.${index}`}
                item={item}
                targets={targets}
                errorOf={errorOf}
                onChange={(next) => onChange(items.with(index, next))}
                onRemove={() => rows.remove(index)}
              />
            </div>
          ),
        }))}
        onOrder={rows.order}
        moveUp={commonAdminStrings.moveUp}
        moveDown={commonAdminStrings.moveDown}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-label={strings.add(strings.names[name])}
          onClick={() => rows.add({ label: '', target: '' })}
        >
          {sitePanelStrings.add}
        </Button>
        {!hasSameJson(items, defaults) && (
          <Button variant="quiet" size="sm" onClick={() => onChange(defaults)}>
            {sitePanelStrings.default}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
