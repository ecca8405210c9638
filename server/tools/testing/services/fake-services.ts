import { startLookupListener } from './lookup-settings.ts'
import { createFakeServices } from './open-fake-services.ts'

/** Starts a fake ORCID and Crossref in one server for one test. */
export const startFakeServices = async () => {
  const services = createFakeServices()
  const { settings } = await startLookupListener(services.answer)
  return { ...services, settings }
}
