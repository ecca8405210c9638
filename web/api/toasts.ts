import { administratorApi } from '#contract/administrator.ts'
import type { Api } from '#contract/api.ts'
import { authApi } from '#contract/auth.ts'
import { categoryEntity } from '#contract/category.ts'
import { digestApi } from '#contract/digest.ts'
import { draftApi } from '#contract/draft.ts'
import { orderSaved } from '#contract/entity.ts'
import { frontPageEntity } from '#contract/front-page.ts'
import { historyApi } from '#contract/history.ts'
import { logoEntity } from '#contract/logo.ts'
import { messageApi } from '#contract/message.ts'
import { newsletterApi } from '#contract/newsletter.ts'
import { issueApi } from '#contract/newsletter-issue.ts'
import { postApi, postEntity } from '#contract/post.ts'
import { profileApi, profileEntity } from '#contract/profile.ts'
import { publicationApi } from '#contract/publication.ts'
import { publicationEntity } from '#contract/publication-entity.ts'
import { researchProgressApi, researchProgressEntity } from '#contract/research-progress.ts'
import { passkeyApi, recoveryApi, totpApi } from '#contract/second-factor.ts'
import { settingsApi } from '#contract/settings.ts'
import { siteApi } from '#contract/site.ts'
import { suggestionApi } from '#contract/suggestion.ts'
import { teamEntity } from '#contract/team.ts'
import { trashApi } from '#contract/trash.ts'
import { category } from '#web/content/categories.ts'

/** What a person is told about a call; a failure without words of its own uses the server's sentence. */
export interface CallToasts {
  /** While it runs, where a person waits for it. */
  readonly loading?: string
  readonly success?: string
  readonly failure?: string
  /** When no answer came at all. */
  readonly unreachable?: string
  /** When what was asked for is not there. */
  readonly missing?: string
  /** The server's sentence is better than ours, where there is one. */
  readonly preferServer?: true
  /** A field of the answer with which it is not done yet, so that nothing is said. */
  readonly notYet?: string
}

type ToastTable = { readonly [E in keyof Api]?: { readonly [C in keyof Api[E]]: CallToasts } }

/** The toasts of calls, by entity: all calls of one, or none where what its definition says will do. */
export const toasts = {
  auth: {
    sendotp: {
      loading: 'Loading...',
      success: authApi.sendotp.success,
      failure: 'Could Not Send OTP',
    },
    signup: {
      loading: 'Loading...',
      success: authApi.signup.success,
      failure: 'Could Not Sign Up',
      unreachable: 'Signup failed. Please try again.',
    },
    login: {
      loading: 'Loading...',
      success: authApi.login.success,
      failure: 'Login Failed',
      notYet: 'needsSecondFactor',
    },
    changepassword: { success: authApi.changepassword.success },
    'reset-password-token': { success: 'Mail Sent Successfully' },
    'update-password': { success: authApi['update-password'].success },
    sessions: {},
    signOutEverywhere: { success: authApi.signOutEverywhere.success },
    logout: {},
    me: {},
    secondFactor: {},
  },
  totp: {
    begin: {},
    confirm: { success: totpApi.confirm.success },
    remove: { success: totpApi.remove.success },
  },
  passkey: {
    begin: {},
    confirm: { success: passkeyApi.confirm.success },
    remove: { success: passkeyApi.remove.success },
  },
  recovery: { renew: { success: recoveryApi.renew.success } },
  category: {
    showAllCategories: {
      loading: 'Fetching Categories...',
      failure: 'Could Not Fetch Categories',
    },
    category: { failure: category.failed },
    addCategory: { success: categoryEntity.messages.added, failure: 'Could Not Add Category' },
    updateCategory: {
      success: categoryEntity.messages.updated,
      failure: 'Could Not Update Category',
    },
    deleteCategory: {
      success: categoryEntity.messages.removed,
      failure: 'Could Not Delete Category',
      preferServer: true,
    },
  },
  post: {
    getAllPosts: { failure: 'Could Not Fetch Posts' },
    postTitles: { failure: 'Could Not Fetch Posts' },
    getSinglePost: {
      loading: 'Fetching Post...',
      failure: 'Could not fetch the post.',
      unreachable: 'Failed to fetch post.',
      missing: 'No post found.',
      preferServer: true,
    },
    createPost: { success: postEntity.messages.added, failure: 'Could Not Create Post' },
    updatePost: { success: postEntity.messages.updated, failure: 'Could Not Update Post' },
    deletePost: { success: postEntity.messages.removed, failure: 'Could Not Delete Post' },
    createSubPost: { success: postApi.createSubPost.success, failure: 'Could Not Create Subpost' },
    updateSubPost: { success: postApi.updateSubPost.success, failure: 'Could Not Update Subpost' },
    deleteSubPost: { success: postApi.deleteSubPost.success, failure: 'Could Not Delete Subpost' },
    reorderSubPosts: { success: postApi.reorderSubPosts.success },
    removeImageFromSubPost: {
      success: postApi.removeImageFromSubPost.success,
      failure: 'Could Not Delete Image',
    },
    createMilestone: {
      success: postApi.createMilestone.success,
      failure: 'Could Not Create Milestone',
    },
    updateMilestone: {
      success: postApi.updateMilestone.success,
      failure: 'Could Not Update Milestone',
    },
    deleteMilestone: {
      success: postApi.deleteMilestone.success,
      failure: 'Could Not Delete Milestone',
    },
  },
  researchProgress: {
    getResearchProgress: { failure: 'Failed to load research progress' },
    createResearchProgress: {
      success: researchProgressEntity.messages.added,
      failure: 'Could Not Create Research Progress',
    },
    updateResearchProgress: {
      success: researchProgressEntity.messages.updated,
      failure: 'Could Not Update Research Progress',
    },
    deleteResearchProgress: {
      success: researchProgressEntity.messages.removed,
      failure: 'Could Not Delete Research Progress',
    },
    deleteSingleImage: {
      success: researchProgressApi.deleteSingleImage.success,
      failure: 'Could Not Delete Image',
    },
  },
  profile: {
    profiles: { failure: 'Could Not Fetch Profiles' },
    profileNames: { failure: 'Could Not Fetch Profiles' },
    getSingleProfile: {},
    profileUses: {},
    createProfile: { success: profileEntity.messages.added, failure: 'Could Not Add Profile' },
    updateProfile: {
      success: profileEntity.messages.updated,
      failure: 'Could Not Update Profile',
      unreachable: 'Failed to update profile',
    },
    deleteProfile: {
      success: profileEntity.messages.removed,
      failure: 'Could Not Delete Profile',
      unreachable: 'Failed to delete profile',
    },
    matchedPublications: {},
    confirmPublication: { success: profileApi.confirmPublication.success },
    rejectPublication: { success: profileApi.rejectPublication.success },
    deleteProfiles: { success: profileApi.deleteProfiles.success },
  },
  publication: {
    showAllPublications: {},
    getSinglePublication: {},
    addPublication: {
      success: publicationEntity.messages.added,
      failure: 'Could Not Add Publication',
    },
    updatePublication: { success: publicationEntity.messages.updated },
    deletePublication: { success: publicationEntity.messages.removed },
    updatePublications: { success: publicationApi.updatePublications.success },
    deletePublications: { success: publicationApi.deletePublications.success },
    mergePublications: { success: publicationApi.mergePublications.success },
    previewImport: {},
    getImport: {},
    import: {},
    undoImport: {},
  },
  frontPage: {
    getSingleFrontPage: {},
    frontPages: { failure: 'Could Not Fetch FrontPages' },
    createFrontPage: {
      success: frontPageEntity.messages.added,
      failure: 'Could Not Create FrontPage',
      unreachable: 'Failed to handle post',
    },
    updateFrontPage: {
      success: frontPageEntity.messages.updated,
      failure: 'Could Not Update FrontPage',
      unreachable: 'Failed to handle post',
    },
    reorderFrontPages: { success: orderSaved },
    deleteFrontPage: {
      success: frontPageEntity.messages.removed,
      failure: 'Could Not Delete FrontPage',
      unreachable: 'Failed to delete post',
    },
  },
  team: {
    all: { failure: 'Could Not Fetch Teams' },
    teamNames: { failure: 'Could Not Fetch Teams' },
    add: { success: teamEntity.messages.added, failure: 'Could Not Create Team' },
    update: { success: teamEntity.messages.updated, failure: 'Could Not Update Team' },
    reorderTeams: { success: orderSaved },
    delete: { success: teamEntity.messages.removed, failure: 'Could Not Delete Team' },
  },
  logo: {
    getLogo: { failure: 'Could Not Fetch Logo' },
    addLogo: { success: logoEntity.messages.added, failure: 'Could Not Add Logo' },
    reorderLogos: { success: orderSaved },
    deleteLogo: { success: logoEntity.messages.removed, failure: 'Could Not Delete Logo' },
  },
  contact: { sendMessage: { success: 'Message Sent Successfully' } },
  message: {
    showAllMessages: {},
    markMessage: {},
    deleteMessage: { success: messageApi.deleteMessage.success },
    exportMessages: {},
  },
  newsletter: {
    subscribe: {},
    confirm: {},
    unsubscribe: {},
    showAllSubscribers: {},
    deleteSubscriber: { success: newsletterApi.deleteSubscriber.success },
    exportSubscribers: {},
  },
  digest: { getDigest: {}, updateDigest: { success: digestApi.updateDigest.success } },
  issue: {
    issues: {},
    whatIsNew: {},
    createIssue: { success: issueApi.createIssue.success },
    updateIssue: { success: issueApi.updateIssue.success },
    deleteIssue: { success: issueApi.deleteIssue.success },
    previewIssue: {},
    sendTest: { success: issueApi.sendTest.success },
    sendIssue: { success: issueApi.sendIssue.success },
    sentIssues: {},
    getIssue: {},
  },
  administrator: {
    showAllAdministrators: {},
    invite: { success: administratorApi.invite.success },
    withdrawInvitation: { success: administratorApi.withdrawInvitation.success },
    approve: { success: administratorApi.approve.success },
    changeRole: { success: administratorApi.changeRole.success },
    revoke: { success: administratorApi.revoke.success },
    removeSecondFactor: { success: administratorApi.removeSecondFactor.success },
    requireSecondFactor: { success: administratorApi.requireSecondFactor.success },
  },
  trash: {
    showTrash: { failure: 'Could Not Fetch The Trash' },
    restore: {
      success: trashApi.restore.success,
      failure: 'Could Not Bring Back',
      preferServer: true,
    },
    deleteForGood: {
      success: trashApi.deleteForGood.success,
      failure: 'Could Not Delete For Good',
    },
  },
  suggestion: {
    suggest: { success: suggestionApi.suggest.success },
    showSuggestions: {},
    accept: { success: suggestionApi.accept.success },
    decline: { success: suggestionApi.decline.success },
  },
  draft: {
    saveDraft: { success: draftApi.saveDraft.success },
    publishDraft: { success: draftApi.publishDraft.success },
    discardDraft: { success: draftApi.discardDraft.success },
    getDraft: {},
    showDrafts: {},
    showEntry: {},
  },
  history: {
    showHistory: {},
    activity: {},
    restore: { success: historyApi.restore.success },
    restoreAll: { success: historyApi.restoreAll.success },
  },
  overview: { getOverview: {} },
  media: { uploadPicture: {} },
  site: {
    getContent: {},
    updateContent: { success: siteApi.updateContent.success },
    publishContent: { success: siteApi.publishContent.success },
    resetContent: {},
    getMenus: {},
    updateMenus: { success: siteApi.updateMenus.success },
    getBrand: {},
    updateBrand: { success: siteApi.updateBrand.success },
    previewColors: {},
    getFirstSteps: {},
    skipFirstStep: {},
  },
  settings: {
    getSettings: {},
    updateSettings: { success: settingsApi.updateSettings.success },
    sendTestMail: { success: settingsApi.sendTestMail.success },
    removeExampleContent: { success: settingsApi.removeExampleContent.success },
  },
} satisfies ToastTable
