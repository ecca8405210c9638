import { type ComponentProps, useEffect, useState } from 'react'
import { panelClient } from '#web/admin/editor/panel/panel-client.ts'
import { Field } from '#web/ui/form/field.tsx'
import { isMissingMenuTarget, loadMenuTargets, type MenuTarget } from './menu-targets.ts'
import { sitePanelStrings } from './site-panel-strings.ts'

/** Loads the pages that menus can link to. Returns null while loading. */
export const useMenuTargets = (): readonly MenuTarget[] | null => {
  const [targets, setTargets] = useState<readonly MenuTarget[] | null>(null)
  useEffect(() => {
    loadMenuTargets(panelClient).then(setTargets, () => undefined)
  }, [])
  return targets
}

const listId = 'menu-targets'

export function MenuTargetChoices({ targets }: { targets: readonly MenuTarget[] | null }) {
  return (
    <datalist id={listId}>
      {targets?.map(({ path, name }) => (
        <option key={path} value={path}>
          {name}
        </option>
      ))}
    </datalist>
  )
}

type TargetFieldProps = Omit<ComponentProps<typeof Field>, 'value'> & {
  value: string
  targets: readonly MenuTarget[] | null
}

/** Chooses the target of a menu item by name or path. Warns if the page does not exist. */
export function MenuTargetField({ value, targets, error, ...props }: TargetFieldProps) {
  const [isTyping, setTyping] = useState(false)
  const isMissing = !isTyping && targets !== null && isMissingMenuTarget(value, targets)
  return (
    <Field
      {...props}
      list={listId}
      value={value}
      error={error ?? (isMissing ? sitePanelStrings.menus.missing : undefined)}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
    />
  )
}
