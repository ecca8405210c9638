import { Trash2 } from 'lucide-react'
import type { SiteMenuItem } from '#contract/site/default-menus.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import type { MenuTarget } from './menu-targets.ts'
import { sitePanelStrings } from './site-panel-strings.ts'
import { MenuTargetField } from './target-field.tsx'

type MenuItemFieldsProps = {
  /** Name of the menu and index of the item, such as `header.0`. */
  path: string
  item: SiteMenuItem
  targets: readonly MenuTarget[] | null
  errorOf: (path: string) => string | undefined
  onChange: (item: SiteMenuItem) => void
  onRemove: () => void
}

export function MenuItemFields({ path, item, targets, errorOf, ...on }: MenuItemFieldsProps) {
  const fieldOf = (part: 'label' | 'target') => ({
    name: `${path}.${part}`,
    label: sitePanelStrings.menus.item[part],
    value: item[part],
    error: errorOf(`${path}.${part}`),
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 py-1 sm:grid-cols-[1fr_1fr_auto] sm:items-start">
      <Field
        {...fieldOf('label')}
        onChange={({ currentTarget }) => on.onChange({ ...item, label: currentTarget.value })}
      />
      <MenuTargetField
        {...fieldOf('target')}
        targets={targets}
        className="max-sm:order-last max-sm:col-span-2"
        onChange={({ currentTarget }) => on.onChange({ ...item, target: currentTarget.value })}
      />
      <Button
        variant="quiet"
        size="icon"
        className="self-end"
        aria-label={sitePanelStrings.remove(item.label)}
        onClick={on.onRemove}
      >
        <Trash2 aria-hidden="true" />
      </Button>
    </div>
  )
}
