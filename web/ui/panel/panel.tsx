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
  /** Short summary beside the title, such as the number of entries. */
  intro?: ReactNode
  /** URL of the public page that shows these entries. */
  seenAt?: string | undefined
  actions?: ReactNode
  tools?: ReactNode
  children: ReactNode
}

export function AdminPanel({ title, intro, seenAt, actions, tools, children }: PanelProps) {
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

/** Button that adds an entry. Its shortcut is `n`. */
export function AddButton(props: ComponentProps<typeof Button>) {
  return <Button aria-keyshortcuts="n" {...props} />
}

const pauseMs = 250
/** Equal to the maximum length of a search in the API. */
const searchLength = 200

type PanelSearchProps = { label: string; value: string; onSearch: (search: string) => void }

/** A search field that searches after a short pause. Its shortcut is `/`. */
export function PanelSearch({ label, value, onSearch }: PanelSearchProps) {
  const [typed, setTyped] = useState(value)
  // Last text that this field searched for. If `value` changes to another text, the search was changed
  // elsewhere, so the field shows the new one.
  const [sent, setSent] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  if (value !== lastValue) {
    setLastValue(value)
    if (value !== sent) {
      setTyped(value)
      setSent(value)
    }
  }
  const [due, setDue] = useState<{ readonly text: string }>()
  useEffect(() => {
    if (typed === sent) return
    // As a transition, the search starts after a navigation in progress.
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
  /** Sort orders. The first is the default. */
  options: readonly (readonly [value: string, name: string])[]
  value: string
  onSort: (sort: string) => void
}

export function PanelSort({ label, options, value, onSort }: PanelSortProps) {
  return (
    <div className="w-44 max-sm:w-[calc(50%-0.375rem)]">
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
  name: string
  actions: readonly (readonly [label: string, onPress: () => void])[]
}

export function RowActions({ name, actions }: RowActionsProps) {
  return actions.map(([label, onPress]) => (
    <RowAction key={label} name={name} label={label} onPress={onPress} />
  ))
}

type RowActionProps = { name: string; label: string; onPress: () => void }

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
