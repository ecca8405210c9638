import { KeyRound, LogOut, UserRound } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { panelUrl } from '#web/admin/panel-url.ts'
import { useSignOut } from '#web/api/sign-out.ts'
import { accountPanelStrings } from '#web/content/administration-strings.ts'
import { useUsername } from '#web/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { DropdownMenu, DropdownMenuItem } from '#web/ui/dialog/menu.tsx'
import { dashboardStrings as strings } from './dashboard-strings.ts'

export function UserMenu() {
  const signOut = useSignOut()
  const navigate = useNavigate()
  const username = useUsername()
  // Loads the edit bar for public pages, because client-side navigation to such a page does not
  // load it.
  useEffect(() => void import('#web/frame/edit-bar.ts').then((bar) => bar.showEditBar()), [])
  return (
    <DropdownMenu
      trigger={
        <Button variant="quiet" size="sm" aria-label={`${strings.account}: ${username}`}>
          <UserRound aria-hidden="true" />
          <span className="max-w-40 truncate max-sm:hidden">{username}</span>
        </Button>
      }
    >
      <DropdownMenuItem onClick={() => navigate(panelUrl('account'))}>
        <KeyRound aria-hidden="true" />
        {accountPanelStrings.label}
      </DropdownMenuItem>
      <DropdownMenuItem onClick={signOut}>
        <LogOut aria-hidden="true" />
        {strings.signOut}
      </DropdownMenuItem>
    </DropdownMenu>
  )
}
