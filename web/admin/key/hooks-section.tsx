import { type Hook, hookApi } from '#contract/hook/hook.ts'
import { DeleteDialog } from '#web/admin/editor/panel/delete-dialog.tsx'
import { AddingForm } from '#web/api/adding-form.tsx'
import { SubmitButton } from '#web/api/call-form.tsx'
import { HookFields } from './hook-fields.tsx'
import { HookRow } from './hook-row.tsx'
import { keyPanelStrings } from './key-panel-strings.ts'
import { SecretSection } from './secret-section.tsx'

const strings = keyPanelStrings.hooks

export function HooksSection({ hooks }: { hooks: readonly Hook[] }) {
  return (
    <SecretSection
      strings={strings}
      entries={hooks}
      row={(hook, onRemove) => <HookRow key={hook._id} hook={hook} onDelete={onRemove} />}
      form={(onMade) => (
        <AddingForm
          call={hookApi.createHook}
          fixed={({ events = [] }) => ({ events: [events].flat() })}
          onDone={({ secret }) => onMade(secret)}
        >
          <div className="grid max-w-xl gap-5">
            <HookFields />
            <SubmitButton className="justify-self-start">{strings.add}</SubmitButton>
          </div>
        </AddingForm>
      )}
      question={(hook, onClose) => (
        <DeleteDialog
          open={hook !== undefined}
          onClose={onClose}
          question={strings.confirmDelete}
          name={hook?.url}
          confirmLabel={strings.delete}
          call={hookApi.deleteHook}
          input={hook && { hookId: hook._id }}
        />
      )}
    />
  )
}
