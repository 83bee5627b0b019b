import { forgetOldSignIns } from '#features/identity/public.ts';
import { closeEndedProjects } from '#features/projects/public.ts';
import type { Job } from '#kit/server/jobs/job.ts';
import { deliverMail } from '#kit/server/mail/deliver-mail.ts';
import { forgetOldLimits } from '#kit/server/rate-limit/forget-old-limits.ts';

/** Everything workers do. */
export const jobs: readonly Job[] = [deliverMail, forgetOldLimits, forgetOldSignIns, closeEndedProjects];
