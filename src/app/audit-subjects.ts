import { companySubject } from '#features/company/audit.ts';
import { accountSubject, agentsSubject, invitationSubject } from '#features/identity/audit.ts';
import { announcementSubject, notificationSettingsSubject } from '#features/notifications/audit.ts';
import { emailSubject, errorSubject, jobSubject, mailTemplateSubject } from '#features/operations/audit.ts';
import {
  bankCategorySubject,
  bankQuestionSubject,
  categorySubject,
  placeSubject,
  projectSubject,
} from '#features/projects/audit.ts';
import {
  faqSubject,
  pageSubject,
  settingsSubject,
  slideShowSubject,
  testimonialSubject,
} from '#features/site/audit.ts';
import {
  contactSubject,
  receivedMailSubject,
  savedReplySubject,
  ticketCategorySubject,
  ticketPrioritySubject,
  ticketSubject,
} from '#features/support/audit.ts';
import type { AuditSubject } from '#kit/contract/audit.ts';

/** Everything whose changes are recorded, in the order in which the logs offer it as a filter. */
export const auditSubjects: readonly AuditSubject[] = [
  projectSubject,
  categorySubject,
  placeSubject,
  bankCategorySubject,
  bankQuestionSubject,
  companySubject,
  accountSubject,
  agentsSubject,
  invitationSubject,
  notificationSettingsSubject,
  pageSubject,
  testimonialSubject,
  faqSubject,
  slideShowSubject,
  settingsSubject,
  announcementSubject,
  contactSubject,
  ticketSubject,
  ticketCategorySubject,
  ticketPrioritySubject,
  savedReplySubject,
  receivedMailSubject,
  mailTemplateSubject,
  emailSubject,
  errorSubject,
  jobSubject,
];
