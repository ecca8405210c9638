import { publishWarningStrings as strings } from '#web/admin/editor/draft/publish-check-strings.ts'
import { toast } from '#web/ui/dialog/toast.ts'

const readingMs = 15_000

export function WarningList({ warnings }: { warnings: readonly string[] }) {
  return (
    <ul className="grid max-h-60 list-disc gap-1 overflow-y-auto pl-5">
      {warnings.map((warning) => (
        <li key={warning} className="wrap-anywhere">
          {warning}
        </li>
      ))}
    </ul>
  )
}

/** Shows warnings about an entry in a toast, after the entry was saved. */
export const showWarningToast = (warnings: readonly string[]): void => {
  if (warnings.length === 0) return
  toast(
    <div className="grid gap-1">
      <p>{strings.saved}</p>
      <WarningList warnings={warnings} />
    </div>,
    { duration: readingMs },
  )
}
