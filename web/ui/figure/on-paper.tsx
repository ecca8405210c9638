import type { ReactNode } from 'react'

export function OnPaper({ children }: { children: ReactNode }) {
  return <div className="hidden print:block">{children}</div>
}
