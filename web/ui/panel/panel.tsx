import {
  type ComponentProps,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/form/field.tsx'
import { SearchInput } from '#web/ui/form/search-input.tsx'
import { Link } from '#web/ui/link.tsx'

const seeOnSite = 'View on the site'

type PanelProps = {
  title: string
  /** How much there is, in a few words. */
  intro?: ReactNode
  /** The public page that shows what is kept here. */
  seenAt?: string | undefined
  /** Buttons on the right: what can be done here. */
  actions?: ReactNode
  /** Search, order and the like, below the title. */
  tools?: ReactNode
  children: ReactNode
}

/** The frame of a list that is kept: its title, what can be done, and the list. */
export function Panel({ title, intro, seenAt, actions, tools, children }: PanelProps) {
  return (
    <section aria-labelledby="panel-title" data-slot="panel" className="grid grid-cols-1 gap-6">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-40 flex-1">
          <h1 id="panel-title" className="display text-3xl">
            {title}
          </h1>
          {(intro || seenAt) && (
            <p className="tabular mt-1 flex flex-wrap gap-x-3 text-ink-soft text-sm">
              {intro}
              {seenAt && (
                <Link to={seenAt} className="link">
                  {seeOnSite}
                </Link>
              )}
            </p>
          )}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </header>
      {tools && <div className="flex flex-wrap items-center gap-3">{tools}</div>}
      {children}
    </section>
  )
}

/** Adds to the list of a panel; the key `n` presses it too. */
export function AddButton(props: ComponentProps<typeof Button>) {
  return <Button aria-keyshortcuts="n" {...props} />
}

const pauseMs = 250
/** The longest search a list takes. */
const searchLength = 200

type PanelSearchProps = { label: string; value: string; onSearch: (search: string) => void }

/** A search box that searches when one stops typing; the key `/` leads to it. */
export function PanelSearch({ label, value, onSearch }: PanelSearchProps) {
  const [typed, setTyped] = useState(value)
  // What was last searched for here: any other value comes from elsewhere and is shown.
  const [sent, setSent] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    if (value !== sent) {
      setTyped(value)
      setSent(value)
    }
  }
  const [due, setDue] = useState<{ readonly text: string }>()
  useEffect(() => {
    if (typed === sent) return
    // A transition, as the router's: a navigation that has begun meanwhile is known once it is done.
    const timer = setTimeout(() => startTransition(() => setDue({ text: typed })), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, sent])
  const search = useEffectEvent((text: string) => {
    setSent(text)
    onSearch(text)
  })
  useEffect(() => {
    if (due) search(due.text)
  }, [due])
  return (
    <SearchInput
      label={label}
      aria-keyshortcuts="/"
      maxLength={searchLength}
      className="w-full max-w-sm"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}

type PanelSortProps = {
  label: string
  /** Value and name of each order; the first is the usual one. */
  options: readonly (readonly [value: string, name: string])[]
  value: string
  onSort: (sort: string) => void
}

/** Chooses the order of a list. */
export function PanelSort({ label, options, value, onSort }: PanelSortProps) {
  return (
    <div className="w-44">
      <Select aria-label={label} value={value} onChange={(event) => onSort(event.target.value)}>
        {options.map(([each, name], index) => (
          <option key={each} value={index === 0 ? '' : each}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  )
}

type RowActionsProps = {
  /** What the row is called, for those who hear only the button. */
  name: string
  actions: readonly (readonly [label: string, onPress: () => void])[]
}

/** The buttons at the end of a row. */
export function RowActions({ name, actions }: RowActionsProps) {
  return actions.map(([label, onPress]) => (
    <RowAction key={label} name={name} label={label} onPress={onPress} />
  ))
}

type RowActionProps = { name: string; label: string; onPress: () => void }

/** One such button. */
export function RowAction({ name, label, onPress }: RowActionProps) {
  return (
    <Button
      size="sm"
      variant="quiet"
      className="px-2.5"
      aria-label={`${label}: ${name}`}
      onClick={onPress}
    >
      {label}
    </Button>
  )
}
