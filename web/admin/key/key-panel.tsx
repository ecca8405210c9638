import type { Hook } from '#contract/hook/hook.ts'
import type { AccessKey } from '#contract/key/key.ts'
import { Panel } from '#web/ui/panel/panel.tsx'
import { HooksSection } from './hooks-section.tsx'
import { keyPanelStrings as strings } from './key-panel-strings.ts'
import { KeysSection } from './keys-section.tsx'

type KeyPanelProps = { list: { keys: readonly AccessKey[]; hooks: readonly Hook[] } }

/** Access keys of other programs, and webhooks. */
export function KeyPanel({ list: { keys, hooks } }: KeyPanelProps) {
  return (
    <Panel title={strings.title} intro={strings.intro}>
      <KeysSection keys={keys} />
      <HooksSection hooks={hooks} />
    </Panel>
  )
}
