import { type ComponentProps, useEffect, useState } from 'react'
import { panelClient } from '#web/admin/editor/panel/panel-client.ts'
import { Field } from '#web/ui/form/field.tsx'
import { isMissingTarget, loadTargets, type MenuTarget } from './menu-targets.ts'
import { sitePanel } from './site-panel-words.ts'

/** What menus can lead to; null until it is known. */
export const useTargets = (): readonly MenuTarget[] | null => {
  const [targets, setTargets] = useState<readonly MenuTarget[] | null>(null)
  useEffect(() => {
    loadTargets(panelClient).then(setTargets, () => undefined)
  }, [])
  return targets
}

const listId = 'menu-targets'

/** The names and addresses that target fields offer while one types. */
export function TargetChoices({ targets }: { targets: readonly MenuTarget[] | null }) {
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

/** Where an entry of a menu leads: chosen by name or typed, and said at once when there is nothing there. */
export function TargetField({ value, targets, error, ...props }: TargetFieldProps) {
  const [isTyping, setTyping] = useState(false)
  const isMissing = !isTyping && targets !== null && isMissingTarget(value, targets)
  return (
    <Field
      {...props}
      list={listId}
      value={value}
      error={error ?? (isMissing ? sitePanel.menus.missing : undefined)}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
    />
  )
}
