import type { operations } from '#messages/en/operations.ts';
import type { Text } from '#messages/text.ts';

type Known = keyof typeof operations.jobName;

/** What a kind of job does, in words; one of another release is called as it calls itself. */
export function jobName(kind: string, t: Text): string {
  const key = kind.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return isKnown(key) ? t(`operations:jobName.${key}`) : kind;
}

const KNOWN: Record<Known, true> = {
  claimTickets: true,
  closeEndedProjects: true,
  endOverdueRuns: true,
  deleteAccounts: true,
  deleteUnusedFiles: true,
  deleteUnusedImages: true,
  deleteUnusedTicketFiles: true,
  deliverMail: true,
  fetchAnswers: true,
  foldResponses: true,
  forgetDeletedBankQuestions: true,
  forgetDeletedCategories: true,
  forgetDeletedChoices: true,
  forgetDeletedContent: true,
  forgetKeptReplies: true,
  forgetLogo: true,
  forgetOldActivities: true,
  forgetOldAddressChanges: true,
  forgetOldCompanyInvitations: true,
  forgetOldErrors: true,
  forgetOldInvitations: true,
  forgetOldLimits: true,
  forgetOldMails: true,
  forgetOldNotifications: true,
  forgetOldSignIns: true,
  forgetPhoto: true,
  forgetReceivedMails: true,
  keepForRetention: true,
  mailNotifications: true,
  markAgain: true,
  rankAgain: true,
  requeueLostMails: true,
  sendDigests: true,
  spreadAnnouncements: true,
  tellOfResponses: true,
  vacuumTables: true,
};

function isKnown(key: string): key is Known {
  return Object.hasOwn(KNOWN, key);
}
