import { useState } from 'react'
import {
  type Administrator,
  administratorApi,
  type Invitation,
} from '#contract/account/administrator.ts'
import { DeleteDialog } from '#web/admin/editor/panel/delete-dialog.tsx'
import { useEntryDialogs } from '#web/admin/editor/panel/use-entry-dialogs.ts'
import { RepeatableCallForm } from '#web/api/adding-form.tsx'
import { CallField, SubmitButton } from '#web/api/call-form.tsx'
import { useApiCall } from '#web/api/use-call.ts'
import { administratorPanelStrings as strings } from '#web/content/administration-strings.ts'
import type { ChoiceOption } from '#web/ui/form/choice-popup.tsx'
import { keepFocusInList } from '#web/ui/keep-focus.ts'
import { AdminPanel, RowAction, RowActions } from '#web/ui/panel/panel.tsx'
import { AccountRoleDialog } from './role-dialog.tsx'
import { AccountRoleFields } from './role-fields.tsx'
import { RequireSecondFactorSwitch } from './second-factor-rule.tsx'

type AdministratorPanelProps = {
  list: {
    administrators: readonly Administrator[]
    invitations: readonly Invitation[]
    people: readonly ChoiceOption[]
    requiresSecondFactor: boolean
  }
}

const listStyle = 'max-w-3xl divide-y divide-line rounded-lg border border-line bg-surface'
const rowStyle = 'flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3'
// Aligns the labels of the buttons with the text above and with the edge of the card.
const actionsStyle = '-mx-2.5 flex'

export function AdministratorPanel({
  list: { administrators, invitations, people, requiresSecondFactor },
}: AdministratorPanelProps) {
  const { mode, entry, open, close } = useEntryDialogs<Administrator>()
  const [lost, setLost] = useState<Administrator>()
  const withdraw = useApiCall(administratorApi.withdrawInvitation)
  const roleText = ({ userType, profileId }: Pick<Administrator, 'userType' | 'profileId'>) => {
    const person = people.find(({ id }) => id === profileId)
    return person ? strings.keeps(strings.roles[userType], person.label) : strings.roles[userType]
  }

  return (
    <AdminPanel title={strings.title} intro={strings.intro(administrators.length)}>
      <ul className={listStyle}>
        {administrators.map((account) => (
          <li key={account._id} className={rowStyle}>
            <div className="min-w-48 flex-1">
              <p className="wrap-anywhere font-medium">
                {account.username}{' '}
                {account.isYou && <span className="text-ink-faint">({strings.you})</span>}
              </p>
              <p className="wrap-anywhere text-ink-soft text-sm">
                {account.email} · {roleText(account)} · {strings.states[account.state]}
                {account.hasSecondFactor && ` · ${strings.hasSecondFactor}`}
              </p>
            </div>
            <div className={actionsStyle}>
              {(account.state !== 'active' || !account.isYou) && (
                // The button changes only its label after an approval, so that it keeps the focus.
                <RowAction
                  name={account.username}
                  label={account.state === 'active' ? strings.changeRole : strings.approve}
                  onPress={() => open('update', account)}
                />
              )}
              {account.hasSecondFactor && !account.isYou && (
                <RowActions
                  name={account.username}
                  actions={[[strings.removeSecondFactor, () => setLost(account)]]}
                />
              )}
              {account.state !== 'revoked' && !account.isYou && (
                <RowActions
                  name={account.username}
                  actions={[[strings.revoke, () => open('delete', account)]]}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      <RequireSecondFactorSwitch isRequired={requiresSecondFactor} />
      <section ref={keepFocusInList} aria-label={strings.invitations} className="grid gap-4">
        <h2 className="display text-2xl">{strings.invitations}</h2>
        <RepeatableCallForm call={administratorApi.invite} onDone={() => undefined}>
          <div className="grid max-w-xl gap-5">
            <CallField
              name="email"
              type="email"
              label={strings.inviteLabel}
              hint={strings.inviteHint}
            />
            <AccountRoleFields people={people} />
            <SubmitButton className="justify-self-start">{strings.invite}</SubmitButton>
          </div>
        </RepeatableCallForm>
        {invitations.length === 0 && (
          <p className="text-ink-soft text-sm">{strings.noInvitations}</p>
        )}
        {invitations.length > 0 && (
          <ul className={listStyle}>
            {invitations.map(({ email, invitedBy, invitedAt, userType }) => (
              <li key={email} className={rowStyle}>
                <div className="min-w-48 flex-1">
                  <p className="wrap-anywhere">{email}</p>
                  <p className="tabular wrap-anywhere text-ink-faint text-sm">
                    {strings.roles[userType]} ·{' '}
                    {strings.invitedBy(invitedBy, invitedAt.slice(0, 10))}
                  </p>
                </div>
                <div className={actionsStyle}>
                  <RowActions
                    name={email}
                    actions={[[strings.withdraw, () => withdraw.run({ email })]]}
                  />
                </div>
              </li>
            ))}
          </ul>
        )}
      </section>
      <AccountRoleDialog account={entry} people={people} open={mode === 'update'} onClose={close} />
      <DeleteDialog
        open={lost !== undefined}
        onClose={() => setLost(undefined)}
        question={strings.confirmRemoveSecondFactor}
        name={lost?.email}
        confirmLabel={strings.removeSecondFactor}
        call={administratorApi.removeSecondFactor}
        input={lost && { accountId: lost._id }}
      />
      <DeleteDialog
        open={mode === 'delete'}
        onClose={close}
        question={strings.confirmRevoke}
        name={entry?.email}
        confirmLabel={strings.revoke}
        call={administratorApi.revoke}
        input={entry && { accountId: entry._id }}
      />
    </AdminPanel>
  )
}
