import { sql } from 'drizzle-orm';
import { forgetLogo, forgetOldCompanyInvitations } from '#features/company/public.ts';
import {
  deleteAccounts,
  forgetOldAddressChanges,
  forgetOldInvitations,
  forgetOldSignIns,
  forgetPhoto,
} from '#features/identity/public.ts';
import { questionnairesOfTemplates } from '#features/library/public.ts';
import {
  forgetOldNotifications,
  mailNotifications,
  sendDigests,
  spreadAnnouncements,
} from '#features/notifications/public.ts';
import {
  closeEndedProjects,
  deleteUnusedImages,
  forgetDeletedBankQuestions,
  forgetDeletedCategories,
} from '#features/projects/public.ts';
import {
  deleteUnusedFiles,
  foldResponses,
  keepForRetention,
  markAgain,
  rankAgain,
  tellOfResponses,
} from '#features/responses/public.ts';
import { forgetDeletedContent, imagesOfContent } from '#features/site/public.ts';
import {
  claimTickets,
  deleteUnusedTicketFiles,
  fetchAnswers,
  forgetDeletedChoices,
  forgetReceivedMails,
} from '#features/support/public.ts';
import { endOverdueRuns } from '#features/taking-part/public.ts';
import { forgetOldActivities } from '#kit/server/audit/forget-old-activities.ts';
import type { Config } from '#kit/server/config.ts';
import { forgetOldErrors } from '#kit/server/error-log/forget-old-errors.ts';
import type { Job } from '#kit/server/jobs/job.ts';
import { vacuumTables } from '#kit/server/jobs/vacuum-tables.ts';
import { deliverMail } from '#kit/server/mail/deliver-mail.ts';
import { forgetOldMails } from '#kit/server/mail/forget-old-mails.ts';
import { requeueLostMails } from '#kit/server/mail/requeue-lost-mails.ts';
import { forgetOldLimits } from '#kit/server/rate-limit/forget-old-limits.ts';
import { forgetKeptReplies } from '#kit/server/repeating/forget-kept-replies.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { accountParts } from './account-parts.ts';
import { admissionRules } from './admission-rules.ts';
import { notificationKinds as kinds } from './notification-kinds.ts';

/** For how long logs are kept, and where links in emails lead. */
type Given = Pick<
  Config,
  | 'activitiesKeptDays'
  | 'mailbox'
  | 'mailFrom'
  | 'errorsKeptDays'
  | 'mailsKeptDays'
  | 'notificationsKeptDays'
  | 'publicUrl'
>;

/** Everything workers do. */
export const jobs = (storage: Storage, given: Given): readonly Job[] => [
  deliverMail,
  requeueLostMails,
  forgetOldLimits,
  forgetKeptReplies,
  forgetOldSignIns,
  forgetPhoto(storage),
  forgetOldAddressChanges,
  forgetLogo(storage),
  forgetOldCompanyInvitations,
  forgetOldInvitations,
  deleteAccounts(accountParts(storage)),
  forgetOldActivities(given.activitiesKeptDays),
  forgetOldErrors(given.errorsKeptDays),
  forgetOldMails(given.mailsKeptDays),
  forgetDeletedContent,
  spreadAnnouncements,
  mailNotifications({ kinds, publicUrl: given.publicUrl }),
  sendDigests({ kinds, publicUrl: given.publicUrl }),
  forgetOldNotifications(given.notificationsKeptDays),
  forgetDeletedBankQuestions,
  forgetDeletedCategories,
  forgetDeletedChoices,
  claimTickets,
  ...(given.mailbox ? [fetchAnswers(storage, { ...given, mailbox: given.mailbox })] : []),
  forgetReceivedMails(given.mailsKeptDays),
  closeEndedProjects,
  endOverdueRuns(admissionRules),
  foldResponses,
  markAgain,
  rankAgain,
  tellOfResponses,
  keepForRetention(given.publicUrl),
  deleteUnusedFiles(storage),
  deleteUnusedTicketFiles(storage),
  deleteUnusedImages(storage, sql`${questionnairesOfTemplates} UNION ALL ${imagesOfContent}`),
  vacuumTables,
];
