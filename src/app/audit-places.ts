import { companySubject } from '#features/company/audit.ts';
import { placeOfCompany } from '#features/company/public.ts';
import { accountSubject } from '#features/identity/audit.ts';
import { placeOfAccount } from '#features/identity/public.ts';
import { announcementSubject } from '#features/notifications/audit.ts';
import { placeOfAnnouncement } from '#features/notifications/public.ts';
import { emailSubject, errorSubject } from '#features/operations/audit.ts';
import { placeOfError, placeOfMail } from '#features/operations/public.ts';
import {
  bankCategorySubject,
  bankQuestionSubject,
  categorySubject,
  placeSubject,
  projectSubject,
} from '#features/projects/audit.ts';
import {
  placeOfBankCategory,
  placeOfBankQuestion,
  placeOfCategory,
  placeOfPlace,
  placeOfProject,
} from '#features/projects/public.ts';
import { contentPlaces } from '#features/site/public.ts';
import { contactSubject, ticketSubject } from '#features/support/audit.ts';
import { placeOfContact, placeOfTicket } from '#features/support/public.ts';
import type { Places } from '#kit/server/audit/places.ts';

/** Where the logs lead to what was changed, by its subject. */
export const auditPlaces: Places = {
  [projectSubject.kind]: placeOfProject,
  [categorySubject.kind]: placeOfCategory,
  [placeSubject.kind]: placeOfPlace,
  [bankCategorySubject.kind]: placeOfBankCategory,
  [bankQuestionSubject.kind]: placeOfBankQuestion,
  [companySubject.kind]: placeOfCompany,
  [accountSubject.kind]: placeOfAccount,
  [announcementSubject.kind]: placeOfAnnouncement,
  [emailSubject.kind]: placeOfMail,
  [errorSubject.kind]: placeOfError,
  [contactSubject.kind]: placeOfContact,
  [ticketSubject.kind]: placeOfTicket,
  ...contentPlaces,
};
