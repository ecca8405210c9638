import { ImageOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { EntityDefinition } from '#contract/call/entity.ts'
import { cutText } from '#contract/text/cut-text.ts'
import { admin } from '#web/admin/editor/editor-words.ts'
import type { Entry } from '#web/admin/editor/form/entity-fields.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'

const shownLength = 120

type EntityRowProps = { definition: EntityDefinition; entry: Entry; children: ReactNode }

/** An entry in a list: its picture, its title, and the beginning of its texts and links. */
export function EntityRow({ definition, entry, children }: EntityRowProps) {
  const valuesOf = (...kinds: string[]) =>
    Object.entries(definition.fields)
      .filter(([, { kind }]) => kinds.includes(kind))
      .map(([name]) => String(entry[name] ?? ''))
  const [picture] = valuesOf('picture')
  const [title, ...texts] = valuesOf('title', 'text')
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2 sm:items-center">
      {picture !== undefined && (
        <div className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-md bg-sunk">
          {picture ? (
            <Picture src={picture} alt="" sizes="64px" className="size-16 object-cover" />
          ) : (
            <ImageOff aria-hidden="true" className="size-5 text-ink-faint" />
          )}
        </div>
      )}
      <div className="min-w-40 flex-1">
        <p className="wrap-anywhere font-medium">{admin.named(title ?? '')}</p>
        <p className="wrap-anywhere text-ink-soft text-sm max-sm:line-clamp-2">
          {cutText([...valuesOf('date'), ...texts].filter(Boolean).join(' · '), shownLength)}
        </p>
        <p className="line-clamp-1 break-all text-ink-faint text-xs sm:line-clamp-2">
          {valuesOf('link').join(' ')}
        </p>
      </div>
      <div className="max-sm:-ml-2.5">{children}</div>
    </div>
  )
}
