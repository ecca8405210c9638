import type { ReactElement } from 'react'
import type { Panel } from '#web/admin/define-panel.ts'
import { panelClient } from '#web/admin/editor/panel/panel-client.ts'
import { toApiError } from '#web/api/call-messages.ts'
import { mustBeSignedIn } from '#web/session/must-be-signed-in.ts'
import { PanelFailure } from './panel-failure.tsx'

/** Refusals that lead to another page instead of being told in the panel. */
const leads = new Set<string>(['notSignedIn', 'secondFactorMissing'])

/** What stands in a panel's place: the panel, or that it could not be loaded. */
export const openPanel = (panel: Panel, address: string): Promise<ReactElement> => {
  const open = async () => {
    try {
      return await panel.open(panelClient, address)
    } catch (thrown) {
      const error = toApiError(thrown)
      if (leads.has(error.code)) throw error
      return <PanelFailure title={panel.words.title} text={error.message} />
    }
  }
  return panel.access === 'public' ? open() : mustBeSignedIn(open)
}
