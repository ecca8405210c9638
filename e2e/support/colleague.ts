import type { Role } from '#contract/call/role.ts'
import { newPerson, type Person } from './person.ts'
import type { Site } from './site.ts'

/** Signs up a person and gives them a role. */
export const addColleague = async (site: Site, name: string, role: Role): Promise<Person> => {
  const person = newPerson(name)
  await site.register(person)
  const { administrator } = await site.ownerApi()
  const { administrators } = await administrator.showAllAdministrators()
  const account = administrators.find(({ email }) => email === person.email)
  await administrator.approve({ accountId: account?._id ?? '', role })
  return person
}
