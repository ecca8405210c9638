import { useState } from 'react'
import { ApiError } from '#contract/call/api-error.ts'
import { type Webhook, type WebhookDelivery, webhookApi } from '#contract/hook/hook.ts'
import { useApiCall } from '#web/api/use-call.ts'
import { DisclosureArrow } from '#web/ui/layout/disclosure-arrow.tsx'
import { RowActions } from '#web/ui/panel/panel.tsx'
import { accessKeyPanelStrings } from './key-panel-strings.ts'

const strings = accessKeyPanelStrings.hooks

/** Formats a time in UTC, to the minute. */
const minuteOf = (moment: string): string => `${moment.slice(0, 10)} ${moment.slice(11, 16)} UTC`

const outcomeOf = ({ state, tries, problem, nextAt }: WebhookDelivery): string => {
  if (state === 'delivered') return strings.delivered(tries)
  if (state === 'failed') return strings.failed(problem)
  return problem === '' ? strings.waiting : strings.again(problem, minuteOf(nextAt))
}

type HookRowProps = { hook: Webhook; onDelete: () => void }

export function WebhookRow({ hook, onDelete }: HookRowProps) {
  const { _id: hookId, url, events, createdBy, createdAt, offSince, deliveries } = hook
  const { run, pending } = useApiCall(webhookApi.testHook)
  const [outcome, setOutcome] = useState({ text: '', failed: false })
  const test = async () => {
    const answer = await run({ hookId })
    if (answer instanceof ApiError) return setOutcome({ text: answer.message, failed: true })
    const { problem } = answer.delivery
    setOutcome({
      text: problem === '' ? strings.testArrived : strings.testFailed(problem),
      failed: problem !== '',
    })
  }
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="min-w-56 flex-1">
          <p className="wrap-anywhere font-medium">{url}</p>
          <p className="wrap-anywhere text-ink-faint text-sm">
            {strings.hears(events.map((event) => strings.eventNames[event]).join(', '))} ·{' '}
            {strings.addedBy(createdBy, createdAt.slice(0, 10))}
          </p>
        </div>
        <div className="-mx-2.5 flex">
          <RowActions
            name={url}
            actions={[
              [strings.test, () => void (pending || test())],
              [strings.delete, onDelete],
            ]}
          />
        </div>
      </div>
      {offSince !== '' && <p className="font-medium text-accent text-sm">{strings.off}</p>}
      <p
        role="status"
        className={outcome.failed ? 'font-medium text-accent text-sm' : 'text-sm empty:hidden'}
      >
        {outcome.text}
      </p>
      {deliveries.length > 0 && (
        <details className="text-sm">
          <summary className="flex w-fit cursor-pointer items-center gap-2 text-ink-soft">
            <DisclosureArrow />
            {strings.last(deliveries.length)}
          </summary>
          <ul className="mt-2 grid gap-1.5">
            {deliveries.map((delivery) => (
              <li key={delivery._id} className="wrap-anywhere">
                <span className="tabular text-ink-faint">{minuteOf(delivery.createdAt)}</span>{' '}
                {strings.deliveryNames[delivery.event]}
                {delivery.title && ` “${delivery.title}”`}
                <span className={delivery.state === 'failed' ? 'text-accent' : 'text-ink-soft'}>
                  {' · '}
                  {outcomeOf(delivery)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
