import { KeyRound, LogOut, UserRound } from 'lucide-react'
import { useNavigate } from 'react-router'
import { panelAddress } from '#web/calls/panel-address.ts'
import { useUsername } from '#web/calls/session.ts'
import { useSignOut } from '#web/calls/sign-out.ts'
import { dashboard as words } from '#web/content/dashboard.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'

/** Who is signed in, and the way out. */
export function UserMenu() {
  const signOut = useSignOut()
  const navigate = useNavigate()
  const username = useUsername()
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="sm" aria-label={`${words.account}: ${username}`}>
          <UserRound aria-hidden="true" />
          <span className="max-w-40 truncate max-sm:hidden">{username}</span>
        </Button>
      }
    >
      <MenuItem onClick={() => navigate(panelAddress('account'))}>
        <KeyRound aria-hidden="true" />
        {words.settings}
      </MenuItem>
      <MenuItem onClick={signOut}>
        <LogOut aria-hidden="true" />
        {words.signOut}
      </MenuItem>
    </Menu>
  )
}
