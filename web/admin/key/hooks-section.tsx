import { type Webhook, webhookApi } from '#contract/hook/hook.ts'
import { DeleteDialog } from '#web/admin/editor/panel/delete-dialog.tsx'
import { RepeatableCallForm } from '#web/api/adding-form.tsx'
import { SubmitButton } from '#web/api/call-form.tsx'
import { WebhookFields } from './hook-fields.tsx'
import { WebhookRow } from './hook-row.tsx'
import { accessKeyPanelStrings } from './key-panel-strings.ts'
import { SecretListSection } from './secret-section.tsx'

const strings = accessKeyPanelStrings.hooks

export function WebhooksSection({ hooks }: { hooks: readonly Webhook[] }) {
  return (
    <SecretListSection
      strings={strings}
      entries={hooks}
      row={(hook, onRemove) => <WebhookRow key={hook._id} hook={hook} onDelete={onRemove} />}
      form={(onMade) => (
        <RepeatableCallForm
          call={webhookApi.createHook}
          fixed={({ events = [] }) => ({ events: [events].flat() })}
          onDone={({ secret }) => onMade(secret)}
        >
          <div className="grid max-w-xl gap-5">
            <WebhookFields />
            <SubmitButton className="justify-self-start">{strings.add}</SubmitButton>
          </div>
        </RepeatableCallForm>
      )}
      question={(hook, onClose) => (
        <DeleteDialog
          open={hook !== undefined}
          onClose={onClose}
          question={strings.confirmDelete}
          name={hook?.url}
          confirmLabel={strings.delete}
          call={webhookApi.deleteHook}
          input={hook && { hookId: hook._id }}
        />
      )}
    />
  )
}
