import { listenForLookUps } from './lookup-settings.ts'
import { createFakeServices } from './open-fake-services.ts'

/** ORCID and Crossref in one server for the length of a test. */
export const startFakeServices = async () => {
  const services = createFakeServices()
  const { settings } = await listenForLookUps(services.answer)
  return { ...services, settings }
}
