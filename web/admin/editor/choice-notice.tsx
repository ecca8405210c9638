import type { ReactNode } from 'react'
import { intoView } from '#web/ui/into-view.ts'

type ChoiceNoticeProps = { text: string; more?: ReactNode; children: ReactNode }

/** Asks something above a form: the question, what one has to know, and the buttons that answer it. */
export function ChoiceNotice({ text, more, children }: ChoiceNoticeProps) {
  return (
    <div
      ref={intoView}
      role="alert"
      className="grid gap-3 rounded-md border border-line-strong bg-sunk px-4 py-3 text-sm"
    >
      <p>{text}</p>
      {more}
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  )
}
