import { sql } from 'drizzle-orm';
import { forgetOldSignIns, forgetPhoto } from '#features/identity/public.ts';
import { questionnairesOfTemplates } from '#features/library/public.ts';
import { closeEndedProjects, deleteUnusedImages } from '#features/projects/public.ts';
import { deleteUnusedFiles, foldResponses } from '#features/responses/public.ts';
import { forgetDeletedContent, imagesOfContent } from '#features/site/public.ts';
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

/** For how long logs are kept. */
type Kept = Pick<Config, 'activitiesKeptDays' | 'errorsKeptDays' | 'mailsKeptDays'>;

/** Everything workers do. */
export const jobs = (storage: Storage, kept: Kept): readonly Job[] => [
  deliverMail,
  requeueLostMails,
  forgetOldLimits,
  forgetKeptReplies,
  forgetOldSignIns,
  forgetPhoto(storage),
  forgetOldActivities(kept.activitiesKeptDays),
  forgetOldErrors(kept.errorsKeptDays),
  forgetOldMails(kept.mailsKeptDays),
  forgetDeletedContent,
  closeEndedProjects,
  foldResponses,
  deleteUnusedFiles(storage),
  deleteUnusedImages(storage, sql`${questionnairesOfTemplates} UNION ALL ${imagesOfContent}`),
  vacuumTables,
];
