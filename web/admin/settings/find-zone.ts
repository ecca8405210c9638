import { slugOf } from '#contract/text/slug.ts'
import { isTimeZone } from '#contract/text/time-zone.ts'
import { timeZoneCities } from './zone-cities.ts'

/**
 * Returns every time zone with the cities by which it can be found. The first city is the one in the zone's
 * name.
 */
export const listTimeZones = (): [zone: string, cities: string[]][] =>
  ['UTC', ...Intl.supportedValuesOf('timeZone')].map((zone) => [
    zone,
    [
      zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' '),
      ...(timeZoneCities[zone]?.split(', ') ?? []),
    ],
  ])

/** Returns the time zone that is typed by its name or by a city, null if there is none. */
export const findTimeZone = (typed: string): string | null => {
  const wanted = slugOf(typed)
  const zones = listTimeZones()
  const named = zones.find(([zone]) => slugOf(zone) === wanted)
  const inZone = zones.find(([, cities]) => cities.some((city) => slugOf(city) === wanted))
  const found = named ?? (wanted ? inZone : undefined)
  return found?.[0] ?? (isTimeZone(typed.trim()) ? typed.trim() : null)
}
