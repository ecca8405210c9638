import { logoApi } from '#contract/logo.ts'
import { EntryDialog } from '#web/admin/editor/entry-dialog.tsx'
import { EntryField } from '#web/admin/editor/entry-field.tsx'
import { logoPanel as words } from '#web/content/logos.ts'
import { PictureInput } from '#web/ui/picture/picture-input.tsx'

/** Adds a partner logo. */
export function LogoDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <EntryDialog
      open={open}
      onClose={onClose}
      title={words.add}
      call={logoApi.addLogo}
      draftKey="logo:new"
    >
      <EntryField name="link" label={words.link} hint={words.linkHint} required />
      <EntryField name="pic" label={words.image} required>
        <PictureInput />
      </EntryField>
    </EntryDialog>
  )
}
