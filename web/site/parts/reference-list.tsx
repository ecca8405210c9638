import { useId } from 'react'
import { publicationsContent } from '#contract/content/publications.ts'
import { useWords } from '#web/content/use-words.ts'
import { cn } from '#web/ui/cn.ts'
import type { ReferenceGroups } from './load-references.ts'
import { Reference } from './reference.tsx'

type ReferenceListProps = {
  references: ReferenceGroups
  /** The heading level of a group's name. */
  heading: 'h2' | 'h3' | 'p'
  /** Whether the list is what the page is about, and has its width. */
  isPage?: boolean
  /** The person whose page it is: the name is highlighted and not a link. */
  personId?: string
}

/** Publications as academics list them: whole, close together, the year or the type in the margin. */
export function ReferenceList({
  references: { by, groups },
  heading: Heading,
  isPage = false,
  personId,
}: ReferenceListProps) {
  const words = useWords(publicationsContent)
  const own = useId()
  const unnamed = by === 'year' ? words.undated : words.untyped
  return (
    <div data-slot="references">
      {groups.map(({ name, references }, at) => {
        const id = `${own}-${at}`
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
                <Reference key={reference.id} reference={reference} personId={personId} />
              ))}
            </ol>
          </section>
        )
      })}
    </div>
  )
}
