import type { HealthCheck } from '../check.ts'
import { unusedAccountCheck } from './account-unused.ts'
import { oldBackupCheck } from './backup-old.ts'
import { emptyCategoryCheck } from './category-empty.ts'
import { colourContrastCheck } from './colour-contrast.ts'
import { oldDraftCheck } from './draft-old.ts'
import { headingOrderCheck } from './heading-order.ts'
import { itemWithoutPictureCheck } from './item-without-picture.ts'
import { itemWithoutRequiredValueCheck } from './item-without-required-value.ts'
import { brokenInternalLinkCheck } from './link-broken.ts'
import { deadExternalLinkCheck } from './link-dead.ts'
import { waitingMailCheck } from './mail-waiting.ts'
import { lateMilestoneCheck } from './milestone-late.ts'
import { unreachablePageCheck } from './page-unreachable.ts'
import { personWithEndedPositionCheck } from './person-with-ended-position.ts'
import { personWithoutOrcidCheck } from './person-without-orcid.ts'
import { personWithoutPictureCheck } from './person-without-picture.ts'
import { tooSmallPictureCheck } from './picture-too-small.ts'
import { pictureWithoutAltCheck } from './picture-without-alt.ts'
import { positionStillOpenCheck } from './position-still-open.ts'
import { nearDuplicatePublicationCheck } from './publication-near-duplicate.ts'
import { hiddenPublicationNoticeCheck } from './publication-notice-not-shown.ts'
import { publicationWithoutAbstractCheck } from './publication-without-abstract.ts'
import { publicationWithoutDoiCheck } from './publication-without-doi.ts'
import { publicationWithoutLinkedAuthorCheck } from './publication-without-linked-author.ts'
import { publicationWithoutProjectCheck } from './publication-without-project.ts'
import { publicationWithoutYearCheck } from './publication-without-year.ts'
import { emptyTeamCheck } from './team-empty.ts'
import { missingTranslationCheck, outdatedTranslationCheck } from './translations.ts'

/** All checks. A new check needs one file and one line here. More important checks come first. */
export const healthChecks: readonly HealthCheck[] = [
  unusedAccountCheck,
  oldBackupCheck,
  emptyCategoryCheck,
  colourContrastCheck,
  oldDraftCheck,
  headingOrderCheck,
  itemWithoutPictureCheck,
  itemWithoutRequiredValueCheck,
  brokenInternalLinkCheck,
  deadExternalLinkCheck,
  waitingMailCheck,
  lateMilestoneCheck,
  unreachablePageCheck,
  personWithEndedPositionCheck,
  personWithoutOrcidCheck,
  personWithoutPictureCheck,
  tooSmallPictureCheck,
  pictureWithoutAltCheck,
  positionStillOpenCheck,
  nearDuplicatePublicationCheck,
  hiddenPublicationNoticeCheck,
  publicationWithoutAbstractCheck,
  publicationWithoutDoiCheck,
  publicationWithoutLinkedAuthorCheck,
  publicationWithoutProjectCheck,
  publicationWithoutYearCheck,
  emptyTeamCheck,
  missingTranslationCheck,
  outdatedTranslationCheck,
].toSorted((one, other) => other.weight - one.weight)
