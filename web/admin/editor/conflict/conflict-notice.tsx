import { useEffect, useEffectEvent, useState } from 'react'
import { editingStrings as strings } from '#web/admin/editor/editor-strings.ts'
import { useUsername } from '#web/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { formatDateTime } from '#web/ui/text/format-date-time.ts'
import type { EditedEntry } from './changes-since.ts'
import { FormQuestionNotice } from './choice-notice.tsx'
import type { ConflictResolution, FieldConflict } from './conflict-fields.ts'
import { ConflictQuestion } from './conflict-question.tsx'
import { type ConcurrentEntryVersion, loadLastEditor } from './load-theirs.ts'

type ConflictNoticeProps = {
  about: EditedEntry | undefined
  version: number
  load: () => Promise<ConcurrentEntryVersion | null>
  /** Returns the fields in which the form conflicts with the saved entry. */
  questions: (theirs: ConcurrentEntryVersion) => readonly FieldConflict[]
  onChosen: (
    theirs: ConcurrentEntryVersion,
    sideOf: (question: FieldConflict) => ConflictResolution,
    all: readonly FieldConflict[],
  ) => void
  onMine: (theirs: ConcurrentEntryVersion | null) => void
  onTheirs: () => void
  /** Called if the saved entry equals the form, because only the response of an earlier save was lost. */
  onSame: (theirs: ConcurrentEntryVersion) => void
}

interface Found {
  readonly theirs: ConcurrentEntryVersion
  readonly questions: readonly FieldConflict[]
}

/** Shows who changed the entry meanwhile. Users keep their version, take the other one, or choose field by field. */
export function ConflictNotice({ about, version, load, questions, ...on }: ConflictNoticeProps) {
  const [found, setFound] = useState<Found | null>(null)
  const [text, setText] = useState(strings.conflict)
  const [isChoosing, setChoosing] = useState(false)
  const [chosen, setChosen] = useState<Readonly<Record<string, ConflictResolution>>>({})
  const ownName = useUsername()
  const textOf = ({ actor, at }: { actor: string; at: string }) =>
    actor === ownName
      ? strings.conflictWithSelf(formatDateTime(at))
      : strings.conflictWith(actor, formatDateTime(at))
  const find = useEffectEvent(async () => {
    const theirs = await load().catch(() => null)
    const all = theirs ? questions(theirs) : []
    const changed = await loadLastEditor(theirs, about, version).catch(() => null)
    if (theirs && all.length === 0 && changed?.actor === ownName) return on.onSame(theirs)
    if (theirs) setFound({ theirs, questions: all })
    if (changed) setText(textOf(changed))
  })
  useEffect(() => void find(), [])
  // By default, fields that only others changed get the value of the others. If others changed the
  // published entry while it has a draft, the draft keeps all its values, because it contains
  // earlier changes of this user.
  const isOverTheirs = found?.theirs.isPublished && found.theirs.draft !== null
  const sideOf = ({ name, changedBy }: FieldConflict): ConflictResolution =>
    chosen[name] ?? (changedBy === 'them' && !isOverTheirs ? 'theirs' : 'mine')
  return (
    <FormQuestionNotice
      text={text}
      more={
        found &&
        isChoosing && (
          <div className="grid gap-4">
            {found.questions.map((question) => (
              <ConflictQuestion
                key={question.name}
                question={question}
                side={sideOf(question)}
                onChoose={(side) => setChosen({ ...chosen, [question.name]: side })}
              />
            ))}
          </div>
        )
      }
    >
      {found && isChoosing ? (
        <Button size="sm" onClick={() => on.onChosen(found.theirs, sideOf, found.questions)}>
          {strings.useChoice}
        </Button>
      ) : (
        <>
          <Button size="sm" onClick={() => on.onMine(found?.theirs ?? null)}>
            {strings.keepMine}
          </Button>
          <Button size="sm" variant="secondary" onClick={on.onTheirs}>
            {strings.keepTheirs}
          </Button>
        </>
      )}
      {found && (
        <Button
          size="sm"
          variant={isChoosing ? 'quiet' : 'secondary'}
          aria-expanded={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
        >
          {isChoosing ? strings.chooseAll : strings.chooseEach}
        </Button>
      )}
    </FormQuestionNotice>
  )
}
