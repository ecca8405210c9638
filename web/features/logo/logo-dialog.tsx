import { logoApi } from '#contract/logo.ts'
import { CallField } from '#web/calls/call-form.tsx'
import { EntryDialog } from '#web/calls/entry-dialog.tsx'
import { toasts } from '#web/calls/toasts.ts'
import { logoPanel as words } from '#web/content/logos.ts'
import { PictureInput } from '#web/ui/picture-input.tsx'

/** Adds a partner logo. */
export function LogoDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <EntryDialog
      open={open}
      onClose={onClose}
      title={words.add}
      call={logoApi.addLogo}
      toasts={toasts.logo.addLogo}
      draftKey="logo:new"
    >
      <CallField name="link" label={words.link} hint={words.linkHint} required />
      <CallField name="pic" label={words.image} required>
        <PictureInput />
      </CallField>
    </EntryDialog>
  )
}
