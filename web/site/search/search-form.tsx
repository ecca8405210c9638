import { type FormEvent, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { searchFieldLabels } from '#contract/content/labels/search-field.ts'
import { useIsLeavingPage } from '#web/api/change-query.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { searchDebounceMs } from '#web/site/parts/typing-pause.ts'
import { Button } from '#web/ui/button.tsx'
import { SearchInput } from '#web/ui/form/search-input.tsx'

/** Maximum length of a query, because it is part of the URL. */
const maxLength = 1_000

/**
 * Search field that finds results while the user types. Without JavaScript it is a plain form.
 */
export function SearchForm({ q }: { q: string }) {
  const words = useStrings(searchFieldLabels)
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const typedQuery = useRef(q)

  // After going back, the field shows the earlier query again, unless the user is typing in it.
  useEffect(() => {
    const field = form.current?.querySelector('input')
    if (field && typedQuery.current !== q && document.activeElement !== field) field.value = q
    typedQuery.current = q
  }, [q])

  useEffect(() => () => clearTimeout(timer.current), [])

  const send = () => {
    clearTimeout(timer.current)
    // The router ignores responses to earlier submissions, so sending several is safe.
    submit(form.current, { replace: true, preventScrollReset: true })
  }

  const [pauses, setPauses] = useState(0)
  const isLeaving = useIsLeavingPage()
  // A delayed search must not navigate back to the search page after the user has left it.
  const sendAfterPause = useEffectEvent(() => isLeaving || send())
  useEffect(() => {
    if (pauses > 0) sendAfterPause()
  }, [pauses])

  const onInput = (event: FormEvent<HTMLInputElement>) => {
    typedQuery.current = event.currentTarget.value.trim()
    clearTimeout(timer.current)
    // React runs this transition after earlier navigations of the router, so that `isLeaving` is up to date.
    const count = () => startTransition(() => setPauses((before) => before + 1))
    timer.current = setTimeout(count, searchDebounceMs)
  }

  return (
    <Form
      ref={form}
      role="search"
      method="get"
      action="/search"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className="flex gap-3"
    >
      <SearchInput
        name="q"
        label={words.label}
        placeholder={words.placeholder}
        defaultValue={q}
        maxLength={maxLength}
        autoComplete="off"
        autoFocus
        spellCheck={false}
        onInput={onInput}
        className="min-w-0 flex-1"
      />
      <Button type="submit">{words.submit}</Button>
    </Form>
  )
}
