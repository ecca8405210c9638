import { type AccessKey, keyApi } from '#contract/key/key.ts'
import { toZoneTime } from '#contract/text/zone-time.ts'
import { useSiteZone } from '#web/admin/editor/form/use-site-zone.ts'
import { DeleteDialog } from '#web/admin/editor/panel/delete-dialog.tsx'
import { AddingForm } from '#web/api/adding-form.tsx'
import { CallField, SubmitButton } from '#web/api/call-form.tsx'
import { RowActions } from '#web/ui/panel/panel.tsx'
import { keyPanel } from './key-panel-words.ts'
import { SecretSection } from './secret-section.tsx'

const words = keyPanel.keys

const factsOf = (key: AccessKey, zone: string): string => {
  const dayOf = (moment: string) => toZoneTime(moment, zone).slice(0, 10)
  const isOver = key.expiresAt <= new Date().toISOString()
  const end = (isOver ? words.over : words.until)(dayOf(key.expiresAt))
  return [
    words.madeBy(key.createdBy, dayOf(key.createdAt)),
    ...(key.expiresAt === '' ? [] : [end]),
    key.lastUsedAt === '' ? words.unused : words.used(dayOf(key.lastUsedAt)),
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
        <RowActions name={name} actions={[[words.revoke, onRevoke]]} />
      </div>
    </li>
  )
}

export function KeysSection({ keys }: { keys: readonly AccessKey[] }) {
  const zone = useSiteZone()
  return (
    <SecretSection
      words={words}
      entries={keys}
      row={(key, onRemove) => <KeyRow key={key._id} accessKey={key} onRevoke={onRemove} />}
      form={(onMade) => (
        <AddingForm call={keyApi.createKey} onDone={({ key }) => onMade(key)}>
          <div className="grid max-w-xl gap-5">
            <CallField name="name" label={words.name} hint={words.nameHint} required />
            <CallField
              name="expiresAt"
              type="date"
              label={words.expiresAt}
              hint={words.expiresAtHint(zone)}
            />
            <SubmitButton className="justify-self-start">{words.create}</SubmitButton>
          </div>
        </AddingForm>
      )}
      question={(key, onClose) => (
        <DeleteDialog
          open={key !== undefined}
          onClose={onClose}
          question={words.confirmRevoke}
          name={key?.name}
          confirmLabel={words.revoke}
          call={keyApi.revokeKey}
          input={key && { keyId: key._id }}
        />
      )}
    />
  )
}
