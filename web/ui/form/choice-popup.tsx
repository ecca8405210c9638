import { Combobox } from '@base-ui/react/combobox'
import { Check } from 'lucide-react'
import { Monogram } from '#web/ui/monogram.tsx'
import { containsAllWords } from '#web/ui/text/search-text.ts'

export interface ChoiceOption {
  readonly id: string
  readonly label: string
  /** Further search terms, such as other spellings of a name. */
  readonly also?: string
  /** Image URL. Initials are shown if empty. */
  readonly picture?: string
}

/** Maximum number of listed items. Typing finds the others. */
export const maxShownChoices = 50

export const matchesChoice = ({ label, also = '' }: ChoiceOption, search: string): boolean =>
  containsAllWords(`${label} ${also}`, search)

type ChoicePopupProps = { words: { nothing: string; more: string }; hasMore: boolean }

export function ChoicePopup({ words, hasMore }: ChoicePopupProps) {
  return (
    <Combobox.Portal>
      <Combobox.Positioner sideOffset={4} className="z-70 outline-none">
        <Combobox.Popup className="max-h-72 w-(--anchor-width) overflow-y-auto rounded-lg border border-line bg-surface p-1.5 text-ink shadow-lift">
          <Combobox.Empty className="px-3 py-2 text-ink-soft text-sm empty:hidden">
            {words.nothing}
          </Combobox.Empty>
          <Combobox.List>
            {(choice: ChoiceOption) => (
              <Combobox.Item
                key={choice.id}
                value={choice}
                className="flex cursor-pointer items-center gap-3 rounded-md px-3 py-2 text-sm outline-none data-highlighted:bg-sunk"
              >
                <ChoiceLabel choice={choice} />
                <Combobox.ItemIndicator className="ms-auto">
                  <Check aria-hidden="true" className="size-4 text-signal" />
                </Combobox.ItemIndicator>
              </Combobox.Item>
            )}
          </Combobox.List>
          {hasMore && <p className="px-3 py-2 text-ink-faint text-sm">{words.more}</p>}
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  )
}

export function ChoiceLabel({ choice }: { choice: ChoiceOption }) {
  return (
    <>
      {choice.picture !== undefined && (
        <span className="size-8 shrink-0 overflow-hidden rounded-full bg-sunk">
          {choice.picture ? (
            <img src={choice.picture} alt="" loading="lazy" className="size-8 object-cover" />
          ) : (
            <Monogram name={choice.label} className="size-8" />
          )}
        </span>
      )}
      <span className="min-w-0 wrap-anywhere">{choice.label}</span>
    </>
  )
}
