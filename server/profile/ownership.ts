import { isGranted } from '#contract/call/role.ts'
import type { Viewer } from '#server/base/http/viewer.ts'

/** Whether someone may change a person and speak for them: an editor for everyone, a member only for themself. */
export const mayChangeProfile = ({ role, profileId }: Viewer, wanted: string): boolean =>
  isGranted('editor', role) || profileId === wanted
