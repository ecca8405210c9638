import type { Webhook } from '#contract/hook/hook.ts'
import type { ApiKey } from '#contract/key/key.ts'
import { AdminPanel } from '#web/ui/panel/panel.tsx'
import { WebhooksSection } from './hooks-section.tsx'
import { accessKeyPanelStrings as strings } from './key-panel-strings.ts'
import { AccessKeysSection } from './keys-section.tsx'

type KeyPanelProps = { list: { keys: readonly ApiKey[]; hooks: readonly Webhook[] } }

/** Access keys of other programs, and webhooks. */
export function AccessKeyPanel({ list: { keys, hooks } }: KeyPanelProps) {
  return (
    <AdminPanel title={strings.title} intro={strings.intro}>
      <AccessKeysSection keys={keys} />
      <WebhooksSection hooks={hooks} />
    </AdminPanel>
  )
}
