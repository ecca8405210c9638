import { type ReactNode, useEffect, useState } from 'react'
import { ApiError } from '#contract/call/api-error.ts'
import {
  type Collection,
  type CollectionDefinition,
  collectionApi,
} from '#contract/collection/collection.ts'
import { panelClient } from '#web/admin/editor/panel/panel-client.ts'
import { useApiCall } from '#web/api/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { presetStrings as strings } from './collections-strings.ts'

type PresetDialogProps = {
  open: boolean
  /** Keys of the collections that exist. */
  known: readonly string[]
  onClose: () => void
  onEmpty: () => void
  onAdded: (collection: Collection) => void
}

const usePresets = (isWanted: boolean): readonly CollectionDefinition[] | null => {
  const [presets, setPresets] = useState<readonly CollectionDefinition[] | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    panelClient.collection.presets({}).then(
      ({ presets: loaded }) => isCurrent && setPresets(loaded),
      // The client has shown the error. A collection can still be added empty.
      () => isCurrent && setPresets([]),
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted])
  return presets
}

/** Choice of a preset. A press adds the collection. */
export function PresetDialog({ open, known, onClose, onEmpty, onAdded }: PresetDialogProps) {
  const presets = usePresets(open)
  const { run, pending } = useApiCall(collectionApi.addCollection)
  const add = async (preset: string) => {
    const answer = await run({ preset })
    if (!(answer instanceof ApiError)) onAdded(answer.data)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={strings.title}
      description={strings.text}
      className="max-w-5xl"
    >
      {presets === null ? (
        <p role="status" className="text-ink-faint">
          {strings.loading}
        </p>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {presets.map(({ key, names, intro, fields }) => (
            <PresetCard
              key={key}
              name={names.many}
              text={intro}
              more={strings.holds(fields.map(({ label }) => label))}
              note={known.includes(key) ? strings.again : undefined}
            >
              <Button size="sm" variant="secondary" pending={pending} onClick={() => void add(key)}>
                {strings.add(names.many)}
              </Button>
            </PresetCard>
          ))}
          <PresetCard name={strings.own.name} text={strings.own.text}>
            <Button size="sm" variant="secondary" disabled={pending} onClick={onEmpty}>
              {strings.own.label}
            </Button>
          </PresetCard>
        </ul>
      )}
    </Dialog>
  )
}

type PresetCardProps = {
  name: string
  text: string
  more?: string
  note?: string | undefined
  children: ReactNode
}

function PresetCard({ name, text, more, note, children }: PresetCardProps) {
  return (
    <li className="flex flex-col gap-2 rounded-lg border border-line px-5 py-4">
      <h3 dir="auto" className="display text-lg">
        {name}
      </h3>
      <p dir="auto" className="text-sm">
        {text}
      </p>
      {more && (
        <p dir="auto" className="text-ink-faint text-sm">
          {more}
        </p>
      )}
      {note && <p className="text-ink-soft text-sm">{note}</p>}
      <div className="mt-auto pt-2">{children}</div>
    </li>
  )
}
