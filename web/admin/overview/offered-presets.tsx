import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#contract/call/api-error.ts'
import { type CollectionDefinition, collectionApi } from '#contract/collection/collection.ts'
import { panelClient } from '#web/admin/editor/panel/panel-client.ts'
import { useApiCall } from '#web/api/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { overviewStrings } from './overview-strings.ts'

const strings = overviewStrings.first.presets

/** One button for each preset, which adds the collection and opens its form. */
export function OfferedPresets() {
  const [presets, setPresets] = useState<readonly CollectionDefinition[] | null>(null)
  const { run, pending } = useApiCall(collectionApi.addCollection)
  const navigate = useNavigate()
  useEffect(() => {
    let isCurrent = true
    panelClient.collection.presets({}).then(
      (answer) => isCurrent && setPresets(answer.presets),
      // The client has shown the error.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [])
  const add = async (preset: string) => {
    const answer = await run({ preset })
    if (!(answer instanceof ApiError)) navigate(`?panel=collections&edit=${answer.data._id}`)
  }
  if (presets === null) return strings.loading
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {presets.map(({ key, names }) => (
        <li key={key}>
          <Button
            size="sm"
            variant="secondary"
            disabled={pending}
            aria-label={strings.add(names.many)}
            onClick={() => void add(key)}
          >
            <bdi>{names.many}</bdi>
          </Button>
        </li>
      ))}
    </ul>
  )
}
