import { type KeyboardEvent, useState } from 'react'
import { useLoadedChoices } from '#web/admin/editor/choice/use-choices.ts'
import { panelClient } from '#web/admin/editor/panel/panel-client.ts'
import { loadPersonChoices } from '#web/api/load-people.ts'
import { publicationPanelStrings } from '#web/content/publication-panel-strings.ts'
import { Button } from '#web/ui/button.tsx'
import { useControlAttributes } from '#web/ui/form/field-context.ts'
import { Input } from '#web/ui/form/input.tsx'
import { HiddenListInput } from '#web/ui/form/list-value.tsx'
import { keepFocusInList } from '#web/ui/keep-focus.ts'
import { SortableList } from '#web/ui/list/sortable.tsx'
import { AuthorChip } from './author-chip.tsx'
import {
  type AuthorChipData,
  type AuthorsState,
  authorChipsOf,
  authorListToSend,
  withAddedAuthors,
  withAuthorChips,
  withRestoredAuthors,
} from './authors-state.ts'

const strings = publicationPanelStrings.authorList
/** Number of authors shown at first. Most publications have fewer. */
const shownAtFirst = 8
const shownMore = 50

const loadEveryone = () => loadPersonChoices(panelClient)

type AuthorListProps = { state: AuthorsState; onChange: (next: AuthorsState) => void }

export function AuthorListInput({ state, onChange }: AuthorListProps) {
  const { name, required: _, ...control } = useControlAttributes({})
  const [people = [], offer] = useLoadedChoices(loadEveryone)
  const [shown, setShown] = useState(shownAtFirst)
  const [open, setOpen] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const chips = authorChipsOf(state)
  const visible = chips.slice(0, shown)
  // Includes the text of the input for new authors, so that an author who was not added with Enter is sent as
  // well.
  const withTyped = typed.trim() === '' ? state : withAddedAuthors(state, typed)

  const add = () => {
    onChange(withTyped)
    setTyped('')
  }
  const addByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  const change = (key: string, changes: Partial<AuthorChipData>) =>
    onChange(
      withAuthorChips(
        state,
        chips.map((chip) => (chip.key === key ? { ...chip, ...changes } : chip)),
      ),
    )
  const order = (keys: readonly string[]) =>
    onChange(
      withAuthorChips(state, [
        ...keys.flatMap((key) => visible.find((chip) => chip.key === key) ?? []),
        ...chips.slice(shown),
      ]),
    )

  return (
    <div ref={keepFocusInList} data-slot="author-list" className="grid gap-3">
      <HiddenListInput
        name={name}
        value={authorListToSend(withTyped)}
        onPut={(list) => onChange(withRestoredAuthors(state, list))}
      />
      <SortableList
        compact
        className="empty:hidden"
        items={visible.map((chip) => ({
          id: chip.key,
          name: chip.name,
          content: (
            <AuthorChip
              chip={chip}
              people={people}
              isOpen={open === chip.key}
              onToggle={() => setOpen(open === chip.key ? null : chip.key)}
              onChange={(changes) => change(chip.key, changes)}
              onRemove={() =>
                onChange(
                  withAuthorChips(
                    state,
                    chips.filter(({ key }) => key !== chip.key),
                  ),
                )
              }
              onPerson={offer}
            />
          ),
        }))}
        onOrder={order}
        moveUp={strings.moveUp}
        moveDown={strings.moveDown}
      />
      {chips.length > shown && (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start"
          onClick={() => setShown(shown + shownMore)}
        >
          {strings.more(Math.min(shownMore, chips.length - shown), chips.length)}
        </Button>
      )}
      <div className="flex gap-2">
        <div className="min-w-0 flex-1">
          <Input
            {...control}
            name=""
            placeholder={strings.addPlaceholder}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={addByKey}
          />
        </div>
        <Button variant="secondary" onClick={add} disabled={typed.trim() === ''}>
          {strings.add}
        </Button>
      </div>
    </div>
  )
}
