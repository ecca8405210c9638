import { webhookEvents } from '#contract/hook/hook.ts'
import { CallField, useFormErrors } from '#web/api/call-form.tsx'
import { accessKeyPanelStrings } from './key-panel-strings.ts'

const strings = accessKeyPanelStrings.hooks

export function WebhookFields() {
  const wrong = useFormErrors().find(({ path }) => path.startsWith('events'))
  return (
    <>
      <CallField
        name="url"
        type="url"
        inputMode="url"
        label={strings.url}
        hint={strings.urlHint}
        required
      />
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-medium text-ink text-sm">{strings.events}</legend>
        {webhookEvents.map((event) => (
          <label key={event} className="flex items-center gap-2.5 text-sm">
            <input
              type="checkbox"
              name="events"
              value={event}
              defaultChecked={event !== 'message'}
              aria-invalid={wrong ? true : undefined}
              className="size-4 accent-signal"
            />
            {strings.eventNames[event]}
          </label>
        ))}
        {wrong && (
          <p role="alert" className="font-medium text-accent text-sm">
            {wrong.message}
          </p>
        )}
      </fieldset>
    </>
  )
}
