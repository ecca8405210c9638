import { useMatches } from 'react-router'
import { siteDataFromMatches } from '#web/head/site-of.ts'
import { browserTimeZone } from '#web/ui/text/format-in-time-zone.ts'

/** Returns the time zone of the site, in which times are entered and shown. */
export const useSiteTimeZone = (): string =>
  siteDataFromMatches(useMatches())?.settings.timeZone ?? browserTimeZone()
