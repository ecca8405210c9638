import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { scrollIntoViewRef } from '#web/ui/scroll-into-view.ts'

type ChoiceNoticeProps = { text: string; more?: ReactNode; children: ReactNode }

const firstField = 'form :is(input:not([type=hidden]), select, textarea)'

/**
 * Notice above a form with a question and buttons. After a button was pressed by keyboard, the focus moves to
 * the first field.
 */
export function FormQuestionNotice({ text, more, children }: ChoiceNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = notice
    if (current) scrollIntoViewRef(current)
    return () => {
      // The notice is removed together with its focused button, so move the focus into the form.
      if (!current?.contains(document.activeElement)) return
      current.parentElement?.querySelector<HTMLElement>(firstField)?.focus()
    }
  }, [])
  return (
    <div
      ref={notice}
      role="alert"
      className="grid gap-3 rounded-md border border-line-strong bg-sunk px-4 py-3 text-sm"
    >
      <p>{text}</p>
      {more}
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  )
}
