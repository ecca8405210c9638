import { createNotAllowedError } from '#contract/call/api-error.ts'
import { isAccessGranted } from '#contract/call/role.ts'
import { type ProfileInput, profileApi } from '#contract/profile/profile.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import { createPictureUrlChooser } from '#server/base/media/choose-picture.ts'
import { createReaderFor } from '#server/base/reader/read-as.ts'
import { sortForLocking } from '#server/base/write/lock-row.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import {
  confirmAuthorship,
  confirmAuthorships,
  listMatchedPublications,
  rejectAuthorship,
} from './claims.ts'
import { type PeopleImportServices, peopleImportHandlers } from './import/handlers.ts'
import { rebuildAddPeopleResponse } from './import/rebuild.ts'
import { listProfileNames, listProfiles } from './list.ts'
import { mayChangeProfile } from './ownership.ts'
import { readPersonPage } from './person.ts'
import { createProfile, deleteProfile, updateProfile } from './store.ts'
import { readProfileUses } from './uses.ts'

/** Removes the fields that publish a profile. Members may change their profile, but not its visibility. */
const withoutPublishing = ({
  status: _,
  publishAt: __,
  unpublishAt: ___,
  ...fields
}: Omit<ProfileInput, 'profilePic'>) => fields

export const profileRoutes = (services: PeopleImportServices) => {
  const { database, media } = services
  return createApiModule(
    profileApi,
    {
      profiles: async ({ input, who }) =>
        listProfiles(database.queries, await createReaderFor(services, who, input), input),

      profileNames: async ({ input, who }) =>
        listProfileNames(database.queries, await createReaderFor(services, who, input), input),

      getSingleProfile: async ({ input: { id, ...wanted }, who }) =>
        readPersonPage(database.queries, await createReaderFor(services, who, wanted), id, wanted),

      profileUses: async ({ input: { profileId } }) => ({
        uses: await readProfileUses(database.queries, profileId),
      }),

      createProfile: async ({ input: { profilePic, ...fields }, who }) => {
        const choose = await createPictureUrlChooser(media, 'profilePic', profilePic)
        const data = await writeInTransaction(database, who, (tx) =>
          createProfile(tx, fields, choose),
        )
        return { data }
      },

      updateProfile: async ({ input: { profileId, version, profilePic, ...given }, who }) => {
        if (!mayChangeProfile(who, profileId)) throw createNotAllowedError()
        const fields = isAccessGranted('editor', who.role) ? given : withoutPublishing(given)
        const choose = await createPictureUrlChooser(media, 'profilePic', profilePic)
        const data = await writeInTransaction(database, who, (tx) =>
          updateProfile(tx, profileId, version, fields, choose),
        )
        return { data }
      },

      deleteProfile: async ({ input: { profileId }, who }) => {
        await writeInTransaction(database, who, (tx) => deleteProfile(tx, profileId))
        return {}
      },

      ...peopleImportHandlers(services),

      matchedPublications: async ({ input: { profileId, ...wanted }, who }) => {
        if (!mayChangeProfile(who, profileId)) throw createNotAllowedError()
        return listMatchedPublications(
          database.queries,
          await createReaderFor(services, who, {}),
          profileId,
          wanted,
        )
      },

      confirmPublication: async ({ input, who }) => {
        if (!mayChangeProfile(who, input.profileId)) throw createNotAllowedError()
        const reader = await createReaderFor(services, who, { status: 'all' })
        await writeInTransaction(database, who, (tx) => confirmAuthorship(tx, reader, input))
        return {}
      },

      confirmPublications: async ({ input: { profileId, publicationIds }, who }) => {
        if (!mayChangeProfile(who, profileId)) throw createNotAllowedError()
        const reader = await createReaderFor(services, who, { status: 'all' })
        await writeInTransaction(database, who, (tx) =>
          confirmAuthorships(tx, reader, profileId, publicationIds),
        )
        return {}
      },

      rejectPublication: async ({ input, who }) => {
        if (!mayChangeProfile(who, input.profileId)) throw createNotAllowedError()
        const reader = await createReaderFor(services, who, { status: 'all' })
        await writeInTransaction(database, who, (tx) => rejectAuthorship(tx, reader, input))
        return {}
      },

      deleteProfiles: ({ input: { profileIds }, who }) =>
        writeInTransaction(database, who, async (tx) => {
          for (const id of sortForLocking(profileIds)) await deleteProfile(tx, id)
          return { historyIds: [...tx.historyIds] }
        }),
    },
    {
      addPeople: (queries, earlier, { input }) =>
        rebuildAddPeopleResponse(queries, earlier, input.people),
    },
  )
}
