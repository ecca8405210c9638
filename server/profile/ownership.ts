import { isGranted } from '#contract/call/role.ts'
import type { Viewer } from '#server/base/http/viewer.ts'

/**
 * Whether the viewer may change a person and act for them: editors for everyone, members only for
 * themselves.
 */
export const mayChangeProfile = ({ role, profileId }: Viewer, wanted: string): boolean =>
  isGranted('editor', role) || profileId === wanted
