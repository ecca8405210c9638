import type { ReactNode } from 'react'

/** What is printed in place of an interactive figure. */
export function OnPaper({ children }: { children: ReactNode }) {
  return <div className="hidden print:block">{children}</div>
}
