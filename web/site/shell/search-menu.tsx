import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { searchField as words } from '#web/content/search-field.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { SearchInput } from '#web/ui/form/search-input.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { useClosingDetails } from './use-closing-details.ts'

/** The search in the header: a field under the bar, which leads to the page of the search. */
export function SearchMenu() {
  const { close, props } = useClosingDetails()
  return (
    <details
      {...props}
      data-search
      onToggle={(event) => {
        if (event.currentTarget.open) event.currentTarget.querySelector('input')?.select()
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
              className="min-w-0 flex-1"
            />
            <Button type="submit">{words.submit}</Button>
          </Form>
        </Container>
      </div>
    </details>
  )
}
