import type { ReactNode } from 'react'

export function PrintOnly({ children }: { children: ReactNode }) {
  return <div className="hidden print:block">{children}</div>
}
