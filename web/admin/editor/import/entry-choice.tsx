import type { ReactNode } from 'react'

type EntryChoiceProps = {
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  children: ReactNode
}

export function ImportEntryCheckbox({ isChosen, onChoose, children }: EntryChoiceProps) {
  return (
    <label className="flex gap-3">
      <input
        type="checkbox"
        className="mt-1 size-4 shrink-0"
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <span className="grid min-w-0 gap-0.5 wrap-anywhere">{children}</span>
    </label>
  )
}
