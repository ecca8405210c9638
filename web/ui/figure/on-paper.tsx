import type { ReactNode } from 'react'

/** Content that is printed instead of an interactive figure. */
export function OnPaper({ children }: { children: ReactNode }) {
  return <div className="hidden print:block">{children}</div>
}
