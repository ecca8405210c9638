import { ChevronDown, X } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { publicationPanelStrings } from '#web/content/publication-panel-strings.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { SingleChoiceInput } from '#web/ui/form/choice-input.tsx'
import type { ChoiceOption } from '#web/ui/form/choice-popup.tsx'
import { FieldContext } from '#web/ui/form/field-context.ts'
import { Input } from '#web/ui/form/input.tsx'
import type { AuthorChipData } from './authors-state.ts'
import { QuickAddPersonDialog } from './quick-person.tsx'
import { sortPeopleByNameSimilarity } from './sort-by-likeness.ts'

const strings = publicationPanelStrings.authorList
const longestName = 200
const marks = ['isEqual', 'isCorresponding'] as const

type AuthorChipProps = {
  chip: AuthorChipData
  people: readonly ChoiceOption[]
  isOpen: boolean
  onToggle: () => void
  onChange: (changes: Partial<AuthorChipData>) => void
  onRemove: () => void
  /** Called after the user has added the author as a new person. */
  onPerson: (person: ChoiceOption) => void
}

export function AuthorChip(props: AuthorChipProps) {
  const { chip, people, isOpen, onToggle, onRemove } = props
  const details = useId()
  const person = people.find(({ id }) => id === chip.profileId)
  const notes = [
    person && strings.linked(person.label),
    ...marks.map((mark) => chip[mark] && strings[mark]),
  ].filter(Boolean)
  return (
    <div>
      <div className="flex items-center gap-1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={details}
          onClick={onToggle}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-md px-1.5 text-left text-sm leading-snug hover:bg-sunk"
        >
          <span className="wrap-anywhere min-w-0 flex-1">
            <span className={cn(chip.profileId && 'font-medium')}>{chip.name}</span>
            {notes.length > 0 && (
              <span className="block text-ink-soft text-xs">{notes.join(' · ')}</span>
            )}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={cn('size-4 shrink-0 text-ink-faint', isOpen && 'rotate-180')}
          />
        </button>
        <Button
          variant="quiet"
          size="icon"
          aria-label={strings.remove(chip.name)}
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </Button>
      </div>
      <div id={details}>{isOpen && <AuthorDetails {...props} />}</div>
    </div>
  )
}

function AuthorDetails({ chip, people, onChange, onPerson }: AuthorChipProps) {
  const [isMaking, setMaking] = useState(false)
  // The name at the time of opening, so that typing does not reorder the choices.
  const [opened] = useState(chip.name)
  const choices = useMemo(() => sortPeopleByNameSimilarity(people, opened), [people, opened])
  return (
    // An empty context, because these inputs are no fields of the form. The field is the whole list of
    // authors.
    <FieldContext value={{}}>
      <fieldset aria-label={chip.name} className="grid gap-3 px-1.5 pt-1 pb-3">
        <Input
          aria-label={strings.name}
          maxLength={longestName}
          value={chip.name}
          placeholder={strings.nameHint}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <SingleChoiceInput
          label={strings.person}
          choices={choices}
          chosen={chip.profileId}
          onChoose={(profileId) => onChange({ profileId })}
          words={strings.personChoice}
        />
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {marks.map((mark) => (
            <label key={mark} className="flex min-h-6 items-center gap-2 text-sm">
              <input
                type="checkbox"
                className="size-4"
                checked={chip[mark]}
                onChange={({ target }) => onChange({ [mark]: target.checked })}
              />
              {strings[mark]}
            </label>
          ))}
        </div>
        {chip.profileId === '' && (
          <Button
            variant="secondary"
            size="sm"
            className="justify-self-start whitespace-normal"
            onClick={() => setMaking(true)}
          >
            {strings.makePerson}
          </Button>
        )}
        <QuickAddPersonDialog
          name={chip.name}
          open={isMaking}
          onClose={() => setMaking(false)}
          onMade={(made) => {
            onPerson(made)
            onChange({ profileId: made.id })
          }}
        />
      </fieldset>
    </FieldContext>
  )
}
