import { type ReactNode, useId } from 'react'
import { historyStrings, editingStrings as strings } from '#web/admin/editor/editor-strings.ts'
import type { ConflictResolution, FieldConflict } from './conflict-fields.ts'
import { MarkedDifferences } from './marked-differences.tsx'
import { compareTexts } from './text-differences.ts'

type ConflictQuestionProps = {
  question: FieldConflict
  side: ConflictResolution
  onChoose: (side: ConflictResolution) => void
}

export function ConflictQuestion({ question, side, onChoose }: ConflictQuestionProps) {
  const name = useId()
  const [mine, theirs] = compareTexts(question.mineText, question.theirsText)
  const option = (each: ConflictResolution, text: ReactNode) => (
    <label className="flex items-baseline gap-2 rounded-md px-2 py-1.5 has-checked:bg-surface">
      <input
        type="radio"
        name={name}
        checked={side === each}
        onChange={() => onChoose(each)}
        className="translate-y-0.5 accent-signal-fill"
      />
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium">{strings.sides[each]}</span>
        {text && (
          <span className="block max-h-60 overflow-y-auto whitespace-pre-wrap text-ink-soft">
            {text}
          </span>
        )}
      </span>
    </label>
  )
  return (
    <fieldset data-slot="conflict-question" className="grid gap-1">
      <legend className="mb-1 text-ink-faint">{question.label}</legend>
      {option(
        'mine',
        question.mineText ? <MarkedDifferences stretches={mine} /> : historyStrings.nothing,
      )}
      {option(
        'theirs',
        question.theirsText ? <MarkedDifferences stretches={theirs} /> : historyStrings.nothing,
      )}
      {question.text && option('both', null)}
    </fieldset>
  )
}
