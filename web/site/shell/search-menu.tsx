import { Search } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Form } from 'react-router'
import { searchFieldLabels } from '#contract/content/labels/search-field.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { SearchInput } from '#web/ui/form/search-input.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { useAutoClosingDetails } from './use-closing-details.ts'

const InstantResults = lazy(async () => ({
  default: (await import('#web/site/parts/instant-results.tsx')).InstantSearchResults,
}))

/** Search in the header: a button that opens a field with instant results below the header bar. */
export function HeaderSearch() {
  const words = useStrings(searchFieldLabels)
  const [field, setField] = useState<HTMLInputElement | null>(null)
  // Removing the field also clears the active result when the menu closes.
  const { close, props } = useAutoClosingDetails(() => setField(null))
  return (
    <details
      {...props}
      data-search
      onToggle={(event) => {
        if (event.currentTarget.open) event.currentTarget.querySelector('input')?.select()
        else setField(null)
      }}
      className="fade-details"
    >
      <summary
        aria-label={words.title}
        aria-keyshortcuts="/"
        title={words.key}
        className={buttonStyle({ variant: 'quiet', size: 'icon' })}
      >
        <Search aria-hidden="true" />
      </summary>
      <div className="fixed inset-x-0 top-(--header-height) border-line border-b bg-paper py-4 shadow-lg">
        <Container>
          <Form role="search" method="get" action="/search" onSubmit={close} className="flex gap-3">
            <SearchInput
              name="q"
              label={words.label}
              placeholder={words.placeholder}
              maxLength={1_000}
              autoComplete="off"
              // The field may already have the focus before hydration, so no focus event follows.
              ref={(input) => {
                if (input === document.activeElement) setField(input)
              }}
              onFocus={(event) => setField(event.currentTarget)}
              className="min-w-0 flex-1"
            />
            <Button type="submit">{words.submit}</Button>
          </Form>
          {field && (
            <Suspense>
              <InstantResults field={field} />
            </Suspense>
          )}
        </Container>
      </div>
    </details>
  )
}
