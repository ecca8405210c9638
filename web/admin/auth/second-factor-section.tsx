import { useRef, useState } from 'react'
import {
  passkeyApi,
  recoveryCodeApi,
  type SecondFactorStatus,
  totpApi,
} from '#contract/account/second-factor.ts'
import { secondFactorStrings as strings } from '#web/content/second-factor-strings.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { RowActions } from '#web/ui/panel/panel.tsx'
import { PasskeySetup } from './passkey-setup.tsx'
import { SecondFactorCodeDialog } from './proof-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { TotpSetup } from './totp-setup.tsx'

const dayOf = (moment: string) => moment.slice(0, 10)

export function SecondFactorSection({ factor }: { factor: SecondFactorStatus }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [codes, setCodes] = useState<readonly string[]>([])
  const [asking, setAsking] = useState<string | null>(null)
  const { hasTotp, passkeys, recoveryCodesLeft, isRequired } = factor
  const hasSome = hasTotp || passkeys.length > 0
  const close = () => setAsking(null)
  const passkeyToRemove = passkeys.find(({ passkeyId }) => passkeyId === asking)

  return (
    <section aria-label={strings.title} className="grid max-w-3xl gap-5">
      <h2 ref={heading} tabIndex={-1} className="display text-2xl">
        {strings.title}
      </h2>
      {isRequired && !hasSome ? (
        <Notice>{strings.required}</Notice>
      ) : (
        <p className="text-ink-soft">{strings.intro}</p>
      )}
      <div className="grid gap-3">
        <h3 className="font-medium">{strings.app}</h3>
        <p className="text-ink-soft text-sm">{hasTotp ? strings.appOn : strings.appOff}</p>
        {hasTotp ? (
          <Button
            variant="secondary"
            className="justify-self-start"
            onClick={() => setAsking('totp')}
          >
            {strings.removeApp}
          </Button>
        ) : (
          <TotpSetup onDone={setCodes} />
        )}
      </div>
      <div className="grid gap-3">
        <h3 className="font-medium">{strings.passkeys}</h3>
        {passkeys.length === 0 && <p className="text-ink-soft text-sm">{strings.noPasskeys}</p>}
        {passkeys.length > 0 && (
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {passkeys.map(({ passkeyId, name, addedAt, lastUsedAt }) => (
              <li key={passkeyId} className="flex flex-wrap items-center gap-x-4 px-4 py-3">
                <p className="wrap-anywhere min-w-48 flex-1">
                  {name}{' '}
                  <span className="tabular text-ink-soft text-sm">
                    {strings.passkeyAdded(dayOf(addedAt))},{' '}
                    {lastUsedAt ? strings.passkeyUsed(dayOf(lastUsedAt)) : strings.passkeyNever}
                  </span>
                </p>
                <RowActions name={name} actions={[[strings.remove, () => setAsking(passkeyId)]]} />
              </li>
            ))}
          </ul>
        )}
        <PasskeySetup onDone={setCodes} />
      </div>
      {hasSome && (
        <div className="grid gap-3">
          <h3 className="font-medium">{strings.recovery}</h3>
          <p className="text-ink-soft text-sm">{strings.recoveryLeft(recoveryCodesLeft)}</p>
          <Button
            variant="secondary"
            className="justify-self-start"
            onClick={() => setAsking('renew')}
          >
            {strings.renew}
          </Button>
        </div>
      )}
      <SecondFactorCodeDialog
        title={strings.removeApp}
        call={totpApi.remove}
        submitLabel={strings.remove}
        open={asking === 'totp'}
        onClose={close}
        onDone={close}
      />
      <SecondFactorCodeDialog
        title={strings.removePasskey(passkeyToRemove?.name ?? '')}
        call={passkeyApi.remove}
        fixed={{ passkeyId: asking }}
        submitLabel={strings.remove}
        open={passkeyToRemove !== undefined}
        onClose={close}
        onDone={close}
      />
      <SecondFactorCodeDialog
        title={strings.renew}
        call={recoveryCodeApi.renew}
        submitLabel={strings.renew}
        open={asking === 'renew'}
        onClose={close}
        onDone={({ recoveryCodes }) => {
          close()
          setCodes(recoveryCodes)
        }}
      />
      <RecoveryCodesDialog
        codes={codes}
        onClose={() => setCodes([])}
        focusNext={() => heading.current}
      />
    </section>
  )
}
