import { useEffect, useRef, useState } from 'react'
import { findMarkdownProblems, type MarkdownProblem } from './find-text-notes.ts'

const delayMs = 600

const strings = { line: (line: number) => `Line ${line}:` }

type TextNotesProps = { markdown: string; isPage: boolean }

/** Lists problems of figures and blocks below a text, after a pause in typing. */
export function MarkdownProblemList({ markdown, isPage }: TextNotesProps) {
  const [notes, setNotes] = useState<readonly MarkdownProblem[]>([])
  const list = useRef<HTMLDivElement>(null)
  const first = useRef(markdown)
  const isTyped = useRef(false)
  useEffect(() => {
    let isCurrent = true
    isTyped.current ||= markdown !== first.current
    const check = () =>
      findMarkdownProblems(markdown, isPage).then((found) => isCurrent && setNotes(found))
    const timer = setTimeout(check, delayMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [markdown, isPage])
  const hasNotes = notes.length > 0
  useEffect(() => {
    // New problems are scrolled into view while typing, because a list below a long field is easily missed.
    if (hasNotes && isTyped.current) list.current?.scrollIntoView({ block: 'nearest' })
  }, [hasNotes])
  return (
    <div ref={list} role="status" className="text-ink-soft text-sm empty:hidden">
      {hasNotes && (
        <ul className="grid gap-1">
          {notes.map(({ line, text }) => (
            <li key={`${line} ${text}`} className="wrap-anywhere">
              <span className="font-medium text-ink">{strings.line(line)}</span> {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
