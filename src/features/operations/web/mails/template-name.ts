import type { Text } from '#messages/text.ts';

const NAMED = [
  'sms',
  'registerCode',
  'resetCode',
  'accountExists',
  'invitation',
  'passwordChanged',
  'addressCode',
  'addressTaken',
  'addressChanged',
  'factorChanged',
  'deletionPlanned',
  'contactReceived',
  'contactAnswered',
  'ticketMessage',
  'notification',
  'digest',
  'companyInvitation',
  'companySuspended',
  'companyRestored',
  'takenDown',
  'putBack',
  'answersGo',
] as const;

function isNamed(template: string): template is (typeof NAMED)[number] {
  return NAMED.some((name) => name === template);
}

/** Which message it is, in words; one that nobody named goes by its own name. */
export function templateName(template: string, t: Text): string {
  return isNamed(template) ? t(`operations:templateOf.${template}`) : template;
}
