import { useId } from 'react'
import { publicationsContent } from '#contract/content/publications.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { cn } from '#web/ui/cn.ts'
import type { ReferenceGroups } from './load-references.ts'
import { PublicationReference } from './reference.tsx'

type ReferenceListProps = {
  references: ReferenceGroups
  /** Heading level of the group names. */
  heading: 'h2' | 'h3' | 'p'
  /** Whether the list is the main content of the page and should use its full width. */
  isPage?: boolean
  /** Id of the person whose page shows the list. The person's name is highlighted instead of linked. */
  personId?: string
}

/** Publications in the style of a reference list, with years or types in the margin. */
export function ReferenceList({
  references: { by, groups },
  heading: Heading,
  isPage = false,
  personId,
}: ReferenceListProps) {
  const words = useStrings(publicationsContent)
  const listId = useId()
  const unnamed = by === 'year' ? words.undated : words.untyped
  return (
    <div data-slot="references">
      {groups.map(({ name, references }, at) => {
        const id = `${listId}-${at}`
        return (
          <section
            key={name}
            aria-labelledby={id}
            className={cn(
              'grid gap-x-8 border-line border-t pt-4 print:block',
              isPage
                ? 'max-lg:lazy-layout pb-9 md:grid-cols-12'
                : cn('pb-6', by === 'year' && 'sm:grid-cols-[4.5rem_minmax(0,1fr)]'),
            )}
          >
            <Heading
              id={id}
              className={cn(
                'display self-start break-words pb-2 text-ink-soft md:pt-0.5 print:break-after-avoid',
                by === 'year' && 'tabular',
                isPage ? 'text-2xl md:sticky md:top-24 md:col-span-2' : 'text-xl',
              )}
            >
              {name || unnamed}
            </Heading>
            <ol className={cn('min-w-0 space-y-2.5', isPage && 'md:col-span-10')}>
              {references.map((reference) => (
                <PublicationReference
                  key={reference.id}
                  reference={reference}
                  personId={personId}
                />
              ))}
            </ol>
          </section>
        )
      })}
    </div>
  )
}
