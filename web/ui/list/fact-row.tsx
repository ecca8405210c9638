import type { ReactNode } from 'react'

export function DefinitionRow({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 py-2.5">
      <dt className="text-ink-faint">{name}</dt>
      <dd className="tabular break-words">{children}</dd>
    </div>
  )
}
