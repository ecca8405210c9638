import { useUserRole } from '#web/session/session.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { shortcutStrings as strings } from './commands-strings.ts'
import { ShortcutKeys } from './keys.tsx'
import { shortcutsForRole } from './shortcuts.ts'
import { storeSingleKeyShortcutsOn, useAreSingleKeyShortcutsOn } from './single-keys.ts'

export function ShortcutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const isOn = useAreSingleKeyShortcutsOn()
  const role = useUserRole()
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()} title={strings.title}>
      <label className="mb-2 flex gap-3 border-line border-b pb-4 text-sm">
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => storeSingleKeyShortcutsOn(event.target.checked)}
          className="mt-0.5 size-4 shrink-0 accent-signal"
        />
        <span>
          {strings.single}
          <span className="block text-ink-faint">{strings.singleHint}</span>
        </span>
      </label>
      <dl className="divide-y divide-line text-sm">
        {shortcutsForRole(role).map(({ keys, label }) => (
          <div key={label} className="flex items-center justify-between gap-4 py-2">
            <dt>{label}</dt>
            <dd className="shrink-0">
              <ShortcutKeys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
