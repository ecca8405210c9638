import { useEffect, useEffectEvent, useState } from 'react'
import { editing as words } from '#web/admin/editor/editor-words.ts'
import { Button } from '#web/ui/button.tsx'
import { momentText } from '#web/ui/text/moment-text.ts'
import type { EntryName } from './changes-since.ts'
import { ChoiceNotice } from './choice-notice.tsx'
import type { Question, Side } from './conflict-fields.ts'
import { ConflictQuestion } from './conflict-question.tsx'
import { loadChanger, type Theirs } from './load-theirs.ts'

type ConflictNoticeProps = {
  about: EntryName | undefined
  version: number
  load: () => Promise<Theirs | null>
  /** What there is to decide, once theirs is known. */
  questions: (theirs: Theirs) => readonly Question[]
  onChosen: (theirs: Theirs, sideOf: (question: Question) => Side, all: readonly Question[]) => void
  onMine: (theirs: Theirs | null) => void
  onTheirs: () => void
}

interface Found {
  readonly theirs: Theirs
  readonly questions: readonly Question[]
}

/** Lets whoever was overtaken decide field by field, or for all fields at once. */
export function ConflictNotice({ about, version, load, questions, ...on }: ConflictNoticeProps) {
  const [found, setFound] = useState<Found | null>(null)
  const [changer, setChanger] = useState('')
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const find = useEffectEvent(async () => {
    const theirs = await load().catch(() => null)
    if (theirs) setFound({ theirs, questions: questions(theirs) })
    const changed = about && (await loadChanger(about, version).catch(() => null))
    if (changed) setChanger(words.changedBy(changed.actor, momentText(changed.at)))
  })
  useEffect(() => void find(), [])
  // A draft over what they published has changes of mine that were saved before; else what only they touched is theirs.
  const isOverTheirs = found?.theirs.isPublished && found.theirs.draft !== null
  const sideOf = ({ name, changedBy }: Question): Side =>
    chosen[name] ?? (changedBy === 'them' && !isOverTheirs ? 'theirs' : 'mine')
  return (
    <ChoiceNotice
      text={words.conflict}
      more={
        found && (
          <div className="grid gap-4">
            {changer && <p className="text-ink-soft">{changer}</p>}
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
      {found && (
        <Button size="sm" onClick={() => on.onChosen(found.theirs, sideOf, found.questions)}>
          {words.useChoice}
        </Button>
      )}
      <Button
        size="sm"
        variant={found ? 'secondary' : 'primary'}
        onClick={() => on.onMine(found?.theirs ?? null)}
      >
        {words.keepMine}
      </Button>
      <Button size="sm" variant="quiet" onClick={on.onTheirs}>
        {words.keepTheirs}
      </Button>
    </ChoiceNotice>
  )
}
