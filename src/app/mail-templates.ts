import { companyMails } from '#features/company/public.ts';
import { accountMails } from '#features/identity/public.ts';
import { notificationMails } from '#features/notifications/public.ts';
import { projectMails } from '#features/projects/public.ts';
import { supportMails } from '#features/support/public.ts';
import type { MailTemplate } from '#kit/contract/mail-template.ts';

/** Every mail of the product, in the order in which the back office lists them. */
export const mailTemplates: readonly MailTemplate[] = [
  ...Object.values(accountMails),
  ...Object.values(companyMails),
  ...Object.values(projectMails),
  ...Object.values(supportMails),
  ...Object.values(notificationMails),
];
