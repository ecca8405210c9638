import { type Administrator, administratorApi } from '#contract/account/administrator.ts'
import { CallForm, SubmitButton } from '#web/api/call-form.tsx'
import { administratorPanelStrings as strings } from '#web/content/administration-strings.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import type { ChoiceOption } from '#web/ui/form/choice-popup.tsx'
import { AccountRoleFields } from './role-fields.tsx'

type RoleDialogProps = {
  account: Administrator | undefined
  people: readonly ChoiceOption[]
  open: boolean
  onClose: () => void
}

/** Changes the role of an account. Also admits an account that waits for approval or was blocked. */
export function AccountRoleDialog({ account, people, open, onClose }: RoleDialogProps) {
  if (account === undefined) return null
  const { _id, username, email, state, userType, profileId } = account
  const isActive = state === 'active'
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={strings.roleOf(username)}
      description={email}
    >
      <CallForm
        call={isActive ? administratorApi.changeRole : administratorApi.approve}
        fixed={{ accountId: _id }}
        onDone={onClose}
      >
        <div className="grid gap-5">
          <AccountRoleFields people={people} role={userType} profileId={profileId} />
          <SubmitButton className="justify-self-start">
            {isActive ? strings.changeRole : strings.approve}
          </SubmitButton>
        </div>
      </CallForm>
    </Dialog>
  )
}
