import { type ApiKey, apiKeyApi } from '#contract/key/key.ts'
import { toLocalTime } from '#contract/text/zone-time.ts'
import { useSiteTimeZone } from '#web/admin/editor/form/use-site-zone.ts'
import { DeleteDialog } from '#web/admin/editor/panel/delete-dialog.tsx'
import { RepeatableCallForm } from '#web/api/adding-form.tsx'
import { CallField, SubmitButton } from '#web/api/call-form.tsx'
import { RowActions } from '#web/ui/panel/panel.tsx'
import { accessKeyPanelStrings } from './key-panel-strings.ts'
import { SecretListSection } from './secret-section.tsx'

const strings = accessKeyPanelStrings.keys

const factsOf = (key: ApiKey, zone: string): string => {
  const dayOf = (moment: string) => toLocalTime(moment, zone).slice(0, 10)
  const isOver = key.expiresAt <= new Date().toISOString()
  const end = (isOver ? strings.over : strings.until)(dayOf(key.expiresAt))
  return [
    strings.madeBy(key.createdBy, dayOf(key.createdAt)),
    ...(key.expiresAt === '' ? [] : [end]),
    key.lastUsedAt === '' ? strings.unused : strings.used(dayOf(key.lastUsedAt)),
  ].join(' · ')
}

function KeyRow({ accessKey, onRevoke }: { accessKey: ApiKey; onRevoke: () => void }) {
  const { name } = accessKey
  const zone = useSiteTimeZone()
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

export function AccessKeysSection({ keys }: { keys: readonly ApiKey[] }) {
  const zone = useSiteTimeZone()
  return (
    <SecretListSection
      strings={strings}
      entries={keys}
      row={(key, onRemove) => <KeyRow key={key._id} accessKey={key} onRevoke={onRemove} />}
      form={(onMade) => (
        <RepeatableCallForm call={apiKeyApi.createKey} onDone={({ key }) => onMade(key)}>
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
        </RepeatableCallForm>
      )}
      question={(key, onClose) => (
        <DeleteDialog
          open={key !== undefined}
          onClose={onClose}
          question={strings.confirmRevoke}
          name={key?.name}
          confirmLabel={strings.revoke}
          call={apiKeyApi.revokeKey}
          input={key && { keyId: key._id }}
        />
      )}
    />
  )
}
