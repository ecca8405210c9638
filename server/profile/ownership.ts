import { isAccessGranted } from '#contract/call/role.ts'
import type { AuthenticatedCaller } from '#server/base/http/viewer.ts'

/**
 * Whether the viewer may change a person and act for them: editors for everyone, members only for
 * themselves.
 */
export const mayChangeProfile = (
  { role, profileId }: AuthenticatedCaller,
  wanted: string,
): boolean => isAccessGranted('editor', role) || profileId === wanted
