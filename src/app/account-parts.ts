import { companiesOfAccount } from '#features/company/public.ts';
import {
  addressChangesOfAccount,
  invitationsOfAccount,
  ownAccount,
  passkeysOfAccount,
  secondStepOfAccount,
  sessionsOfAccount,
} from '#features/identity/public.ts';
import { notificationsOfAccount } from '#features/notifications/public.ts';
import { bankOfAccount, projectsOfAccount } from '#features/projects/public.ts';
import { responsesOfAccount } from '#features/responses/public.ts';
import { ticketsOfAccount } from '#features/support/public.ts';
import { memoriesOfAccount } from '#features/taking-part/public.ts';
import type { AccountPart } from '#kit/server/account-data.ts';
import { activitiesOfAccount } from '#kit/server/audit/activities-of-account.ts';
import { mailsOfAccount } from '#kit/server/mail/mails-of-account.ts';
import type { Storage } from '#kit/server/storage/storage.ts';

/**
 * What the product holds of a person: the parts of the file that they take away, and in this order what goes with the
 * account. The account itself goes last.
 */
export const accountParts = (storage: Storage): readonly AccountPart[] => [
  sessionsOfAccount,
  addressChangesOfAccount,
  secondStepOfAccount,
  invitationsOfAccount,
  passkeysOfAccount,
  memoriesOfAccount,
  responsesOfAccount,
  projectsOfAccount,
  bankOfAccount,
  companiesOfAccount(storage),
  ticketsOfAccount,
  notificationsOfAccount,
  mailsOfAccount,
  activitiesOfAccount,
  ownAccount(storage),
];
