import { LogOut, UserRound } from 'lucide-react'
import { useNavigate } from 'react-router'
import { client } from '#web/calls/client.ts'
import { forgetSession, useUsername } from '#web/calls/session.ts'
import { dashboard as words } from '#web/content/dashboard.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'

/** Who is signed in, and the way out. */
export function UserMenu() {
  const navigate = useNavigate()
  const username = useUsername()
  const signOut = async () => {
    // Whatever the server says, this browser is signed out; nothing here may be loaded anew before that.
    await client.auth.logout().catch(() => undefined)
    forgetSession()
    navigate('/login')
  }
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="sm" aria-label={`${words.account}: ${username}`}>
          <UserRound aria-hidden="true" />
          <span className="max-w-40 truncate">{username}</span>
        </Button>
      }
    >
      <MenuItem onClick={signOut}>
        <LogOut aria-hidden="true" />
        {words.signOut}
      </MenuItem>
    </Menu>
  )
}
