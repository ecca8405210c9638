import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { api } from '#contract/api.ts'
import { ApiError } from '#contract/call/api-error.ts'
import { type ApiErrorCode, apiErrorCodes } from '#contract/call/refusals.ts'
import { errorToastText, toApiError, withLoadingToast } from './call-messages.ts'
import { toastsOfCall } from './toasts-of.ts'

const refused = (code: ApiErrorCode, message: string) =>
  ApiError.fromAnswer(apiErrorCodes[code][0], { success: false, code, message }, null)
const fromProxy = (status: number) => ApiError.fromAnswer(status, '<html>', null)
const cutOff = toApiError(new TypeError('Failed to fetch'))

test.for([
  [
    'a category that has projects',
    toastsOfCall(api.category.deleteCategory),
    refused('inUse', 'Move or delete its 2 projects first'),
    'Move or delete its 2 projects first',
  ],
  [
    'a category behind a broken proxy',
    toastsOfCall(api.category.deleteCategory),
    fromProxy(502),
    'Could Not Delete Category',
  ],
  [
    'a category that is not added',
    toastsOfCall(api.category.addCategory),
    refused('nameTaken', 'Taken'),
    'Could Not Add Category',
  ],
  [
    'a publication that is not updated',
    toastsOfCall(api.publication.updatePublication),
    refused('notFound', 'Publication not found'),
    'Publication not found',
  ],
  [
    'a project that is not there',
    toastsOfCall(api.post.getSinglePost),
    refused('notFound', 'Project not found'),
    'No post found.',
  ],
  [
    'a project that is refused',
    toastsOfCall(api.post.getSinglePost),
    refused('mailDown', 'The database is away'),
    'The database is away',
  ],
  [
    'a project behind a broken proxy',
    toastsOfCall(api.post.getSinglePost),
    fromProxy(502),
    'Could not fetch the post.',
  ],
  ['a project out of reach', toastsOfCall(api.post.getSinglePost), cutOff, 'Failed to fetch post.'],
  [
    'a sign-up out of reach',
    toastsOfCall(api.auth.signup),
    cutOff,
    'Signup failed. Please try again.',
  ],
  [
    'a sign-up that is refused',
    toastsOfCall(api.auth.signup),
    refused('invalid', 'Wrong code'),
    'Could Not Sign Up',
  ],
  [
    'a person out of reach',
    toastsOfCall(api.profile.updateProfile),
    cutOff,
    'Failed to update profile',
  ],
  [
    'a person to delete out of reach',
    toastsOfCall(api.profile.deleteProfile),
    cutOff,
    'Failed to delete profile',
  ],
  [
    'a latest post out of reach',
    toastsOfCall(api.frontPage.createFrontPage),
    cutOff,
    'Failed to handle post',
  ],
  [
    'a latest post to delete out of reach',
    toastsOfCall(api.frontPage.deleteFrontPage),
    cutOff,
    'Failed to delete post',
  ],
  [
    'a team that is not added although the status says so',
    toastsOfCall(api.team.add),
    refused('busy', 'Not now'),
    'Could Not Create Team',
  ],
  [
    'a list behind a proxy that says yes to everything',
    toastsOfCall(api.logo.getLogo),
    fromProxy(200),
    'Could Not Fetch Logo',
  ],
  [
    'a list without its list',
    toastsOfCall(api.post.getAllPosts),
    new ApiError('brokenAnswer', 'Invalid API response format'),
    'Invalid API response format',
  ],
  [
    'a category that may not be deleted although a proxy says so',
    toastsOfCall(api.category.deleteCategory),
    fromProxy(200),
    'Could Not Delete Category',
  ],
  [
    'a project whose creation is confirmed without the project',
    toastsOfCall(api.post.createPost),
    new ApiError('brokenAnswer', 'Invalid API response format'),
    'Could Not Create Post',
  ],
  [
    'a category whose deletion is confirmed without what it promises',
    toastsOfCall(api.category.deleteCategory),
    new ApiError('brokenAnswer', 'Invalid API response format'),
    'Could Not Delete Category',
  ],
] as const)('%s is told in its own words', ([, words, error, text]) => {
  expect(errorToastText(words, error)).toBe(text)
})

test.for([
  [413, 'This is more than the server takes at once. Choose a smaller file.'],
  [502, 'The server cannot answer right now. Nothing typed is lost: try again in a moment.'],
  [504, 'The server cannot answer right now. Nothing typed is lost: try again in a moment.'],
  [200, 'The server cannot answer right now. Nothing typed is lost: try again in a moment.'],
  [418, 'The server answered with status 418'],
] as const)('a proxy that answers with %i is told as what a person can do', ([status, text]) => {
  expect(toApiError(fromProxy(status))).toMatchObject({ code: 'unknown', status, message: text })
})

describe('whileLoading', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  const spies = () => ({
    shown: vi.spyOn(toast, 'loading'),
    removed: vi.spyOn(toast, 'remove'),
  })

  test('shows no toast for fast work', async () => {
    const { shown } = spies()
    await expect(withLoadingToast(toastsOfCall(api.auth.login), async () => 'done')).resolves.toBe(
      'done',
    )
    vi.runAllTimers()
    expect(shown).not.toHaveBeenCalled()
  })

  test('shows a toast while slow work is in progress, also if it fails', async () => {
    const { shown, removed } = spies()
    const { promise, reject } = Promise.withResolvers<void>()
    const work = withLoadingToast(toastsOfCall(api.post.getSinglePost), () => promise)
    vi.advanceTimersByTime(1_000)
    expect(shown).toHaveBeenCalledWith('Fetching Post...', { id: 'Fetching Post...' })
    reject(new Error('gone'))
    await expect(work).rejects.toThrow('gone')
    expect(removed).toHaveBeenCalledWith('Fetching Post...')
  })
})
