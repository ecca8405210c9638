import { useState } from 'react'
import { type ErasureResult, type PersonalData, privacyApi } from '#contract/lifecycle/privacy.ts'
import { CallField, CallForm, SubmitButton } from '#web/api/call-form.tsx'
import { AdminPanel } from '#web/ui/panel/panel.tsx'
import { ErasePersonalDataDialog } from './erase-dialog.tsx'
import { ErasureReport, PersonalDataRecords } from './kept-data.tsx'
import { privacyPanelStrings as strings } from './privacy-strings.ts'

/** Exports or erases the data about one person. */
export function PrivacyPanel() {
  const [found, setFound] = useState<PersonalData>()
  const [erasure, setErasure] = useState<ErasureResult>()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <AdminPanel title={strings.title} intro={strings.intro}>
      <CallForm
        call={privacyApi.export}
        onDone={({ data }) => {
          setErasure(undefined)
          setFound(data)
        }}
        className="flex max-w-3xl flex-wrap items-end gap-3"
      >
        <CallField
          label={strings.email}
          name="email"
          type="email"
          autoComplete="off"
          required
          className="min-w-0 flex-1 basis-64"
        />
        <SubmitButton variant="secondary">{strings.look}</SubmitButton>
      </CallForm>
      <div role="status" className="max-w-3xl">
        {erasure && <ErasureReport erasure={erasure} />}
        {!erasure && found && (
          <PersonalDataRecords data={found} onErase={() => setIsAsking(true)} />
        )}
      </div>
      <ErasePersonalDataDialog
        key={found?.email}
        open={isAsking}
        data={found}
        onClose={() => setIsAsking(false)}
        onErased={setErasure}
      />
    </AdminPanel>
  )
}
