import { useId, useState } from 'react'
import { ApiError } from '#contract/call/api-error.ts'
import { type ErasureResult, type PersonalData, privacyApi } from '#contract/lifecycle/privacy.ts'
import { useApiCall } from '#web/api/use-call.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { privacyPanelStrings } from './privacy-strings.ts'

const strings = privacyPanelStrings.confirm

type EraseDialogProps = {
  open: boolean
  data: PersonalData | undefined
  onClose: () => void
  onErased: (erasure: ErasureResult) => void
}

/** Dialog that confirms and erases a person's data. The profile is erased only if the user selects that. */
export function ErasePersonalDataDialog({ open, data, onClose, onErased }: EraseDialogProps) {
  const { run, pending } = useApiCall(privacyApi.erase)
  const [profileId, setProfileId] = useState<string>()
  const group = useId()
  if (!data) return null
  const { email, profiles } = data
  const erase = async () => {
    const answer = await run({ email, profileId })
    onClose()
    if (!(answer instanceof ApiError)) onErased(answer.data)
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={strings.question}
      description={email}
      details={
        <div className="grid gap-3">
          <p>{strings.details}</p>
          {profiles.length > 0 && (
            <fieldset aria-label={strings.profiles} className="grid gap-2">
              {[{ _id: undefined, name: '' }, ...profiles].map(({ _id, name }) => (
                <label key={_id ?? ''} className="flex items-start gap-2">
                  <input
                    type="radio"
                    name={group}
                    className="mt-1"
                    checked={profileId === _id}
                    onChange={() => setProfileId(_id)}
                  />
                  {_id === undefined ? strings.noProfile : strings.profile(name)}
                </label>
              ))}
            </fieldset>
          )}
        </div>
      }
      confirmLabel={strings.label}
      pending={pending}
      onConfirm={erase}
    />
  )
}
