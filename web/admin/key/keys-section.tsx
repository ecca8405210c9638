import { type AccessKey, keyApi } from '#contract/key/key.ts'
import { toLocalTime } from '#contract/text/zone-time.ts'
import { useSiteZone } from '#web/admin/editor/form/use-site-zone.ts'
import { DeleteDialog } from '#web/admin/editor/panel/delete-dialog.tsx'
import { AddingForm } from '#web/api/adding-form.tsx'
import { CallField, SubmitButton } from '#web/api/call-form.tsx'
import { RowActions } from '#web/ui/panel/panel.tsx'
import { keyPanelStrings } from './key-panel-strings.ts'
import { SecretSection } from './secret-section.tsx'

const strings = keyPanelStrings.keys

const factsOf = (key: AccessKey, zone: string): string => {
  const dayOf = (moment: string) => toLocalTime(moment, zone).slice(0, 10)
  const isOver = key.expiresAt <= new Date().toISOString()
  const end = (isOver ? strings.over : strings.until)(dayOf(key.expiresAt))
  return [
    strings.madeBy(key.createdBy, dayOf(key.createdAt)),
    ...(key.expiresAt === '' ? [] : [end]),
    key.lastUsedAt === '' ? strings.unused : strings.used(dayOf(key.lastUsedAt)),
  ].join(' · ')
}

function KeyRow({ accessKey, onRevoke }: { accessKey: AccessKey; onRevoke: () => void }) {
  const { name } = accessKey
  const zone = useSiteZone()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-48 flex-1">
        <p className="wrap-anywhere font-medium">{name}</p>
        <p className="tabular wrap-anywhere text-ink-faint text-sm">{factsOf(accessKey, zone)}</p>
      </div>
      <div className="-mx-2.5 flex">
        <RowActions name={name} actions={[[strings.revoke, onRevoke]]} />
      </div>
    </li>
  )
}

export function KeysSection({ keys }: { keys: readonly AccessKey[] }) {
  const zone = useSiteZone()
  return (
    <SecretSection
      strings={strings}
      entries={keys}
      row={(key, onRemove) => <KeyRow key={key._id} accessKey={key} onRevoke={onRemove} />}
      form={(onMade) => (
        <AddingForm call={keyApi.createKey} onDone={({ key }) => onMade(key)}>
          <div className="grid max-w-xl gap-5">
            <CallField name="name" label={strings.name} hint={strings.nameHint} required />
            <CallField
              name="expiresAt"
              type="date"
              label={strings.expiresAt}
              hint={strings.expiresAtHint(zone)}
            />
            <SubmitButton className="justify-self-start">{strings.create}</SubmitButton>
          </div>
        </AddingForm>
      )}
      question={(key, onClose) => (
        <DeleteDialog
          open={key !== undefined}
          onClose={onClose}
          question={strings.confirmRevoke}
          name={key?.name}
          confirmLabel={strings.revoke}
          call={keyApi.revokeKey}
          input={key && { keyId: key._id }}
        />
      )}
    />
  )
}
