import type { HealthCheck } from '../check.ts'
import { accountUnused } from './account-unused.ts'
import { backupOld } from './backup-old.ts'
import { categoryEmpty } from './category-empty.ts'
import { colourContrast } from './colour-contrast.ts'
import { draftOld } from './draft-old.ts'
import { headingOrder } from './heading-order.ts'
import { linkBroken } from './link-broken.ts'
import { linkDead } from './link-dead.ts'
import { mailWaiting } from './mail-waiting.ts'
import { milestoneLate } from './milestone-late.ts'
import { pageUnreachable } from './page-unreachable.ts'
import { personWithEndedPosition } from './person-with-ended-position.ts'
import { personWithoutOrcid } from './person-without-orcid.ts'
import { personWithoutPicture } from './person-without-picture.ts'
import { pictureTooSmall } from './picture-too-small.ts'
import { pictureWithoutAlt } from './picture-without-alt.ts'
import { publicationNearDuplicate } from './publication-near-duplicate.ts'
import { publicationNoticeNotShown } from './publication-notice-not-shown.ts'
import { publicationWithoutAbstract } from './publication-without-abstract.ts'
import { publicationWithoutDoi } from './publication-without-doi.ts'
import { publicationWithoutLinkedAuthor } from './publication-without-linked-author.ts'
import { publicationWithoutProject } from './publication-without-project.ts'
import { publicationWithoutYear } from './publication-without-year.ts'
import { teamEmpty } from './team-empty.ts'
import { translationMissing, translationOutdated } from './translations.ts'

/** All checks. A new check needs one file and one line here. More important checks come first. */
export const healthChecks: readonly HealthCheck[] = [
  accountUnused,
  backupOld,
  categoryEmpty,
  colourContrast,
  draftOld,
  headingOrder,
  linkBroken,
  linkDead,
  mailWaiting,
  milestoneLate,
  pageUnreachable,
  personWithEndedPosition,
  personWithoutOrcid,
  personWithoutPicture,
  pictureTooSmall,
  pictureWithoutAlt,
  publicationNearDuplicate,
  publicationNoticeNotShown,
  publicationWithoutAbstract,
  publicationWithoutDoi,
  publicationWithoutLinkedAuthor,
  publicationWithoutProject,
  publicationWithoutYear,
  teamEmpty,
  translationMissing,
  translationOutdated,
].toSorted((one, other) => other.weight - one.weight)
