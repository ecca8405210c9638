import { LogOut, UserRound } from 'lucide-react'
import { useNavigate } from 'react-router'
import { authApi } from '#contract/auth.ts'
import { forgetSession, useUsername } from '#web/calls/session.ts'
import { toasts } from '#web/calls/toasts.ts'
import { useCall } from '#web/calls/use-call.ts'
import { dashboard as words } from '#web/content/dashboard.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'

/** Who is signed in, and the way out. */
export function UserMenu() {
  const navigate = useNavigate()
  const username = useUsername()
  const { run } = useCall(authApi.logout, toasts.auth.logout)
  const signOut = async () => {
    await run({})
    forgetSession()
    navigate('/login')
  }
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="sm" aria-label={words.account}>
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
