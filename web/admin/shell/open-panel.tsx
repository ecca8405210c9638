import type { ReactElement } from 'react'
import { isAccessGranted } from '#contract/call/role.ts'
import type { PanelDefinition } from '#web/admin/define-panel.ts'
import { panelClient } from '#web/admin/editor/panel/panel-client.ts'
import { loadCollectionNames } from '#web/admin/item/collection-names.ts'
import { toApiError } from '#web/api/call-messages.ts'
import { verifySession } from '#web/api/session-check.ts'
import { requireSignedIn } from '#web/session/require-signed-in.ts'
import { readToken, readUserRole } from '#web/session/session.ts'
import { PanelLoadError } from './panel-failure.tsx'
import { PanelAccessDenied } from './panel-refusal.tsx'

/** Codes of errors after which the user is redirected, so that the panel does not show them. */
const leads = new Set<string>(['notSignedIn', 'secondFactorMissing'])

/** Whether the user may open a panel. Requests the role from the server before denying it. */
const mayOpen = async ({ visibleTo }: PanelDefinition): Promise<boolean> => {
  const isMine = () => isAccessGranted(visibleTo, readUserRole())
  if (!isMine() && readToken() !== null) await verifySession()
  // If the role is still unknown, the panel is opened, and the server rejects its requests if necessary.
  return isMine() || readUserRole() === null
}

/** Returns the element of a panel, or a message if the user may not open it or loading failed. */
export const renderPanel = (panel: PanelDefinition, address: string): Promise<ReactElement> => {
  const open = async () => {
    if (!(await mayOpen(panel))) return <PanelAccessDenied title={panel.strings.title} />
    void loadCollectionNames()
    try {
      return await panel.open(panelClient, address)
    } catch (thrown) {
      const error = toApiError(thrown)
      if (leads.has(error.code)) throw error
      return <PanelLoadError title={panel.strings.title} text={error.message} />
    }
  }
  return panel.visibleTo === 'public' ? open() : requireSignedIn(open)
}
