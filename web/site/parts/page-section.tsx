import type { ReactNode } from 'react'

export function PageSection({
  id,
  name,
  children,
}: {
  id: string
  name: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="display mb-6 text-3xl">
        {name}
      </h2>
      {children}
    </section>
  )
}
