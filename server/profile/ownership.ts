import { isGranted } from '#contract/role.ts'
import type { Viewer } from '#server/http/viewer.ts'

/** Whether someone may change a person: an editor everyone, a member only themself. */
export const mayChangeProfile = ({ role, profileId }: Viewer, wanted: string): boolean =>
  isGranted('editor', role) || profileId === wanted
