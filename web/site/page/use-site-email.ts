import { useRouteLoaderData } from 'react-router'
import { defaultSettings } from '#contract/default-settings.ts'
import type { loader } from '#web/root.tsx'

/** Where mail to the group goes. */
export const useSiteEmail = (): string =>
  (useRouteLoaderData<typeof loader>('root')?.settings ?? defaultSettings).email
