import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import type { Text } from '#messages/text.ts';

export const followLink = endpoint({
  name: 'followLink',
  method: 'GET',
  path: '/links/:code',
  summary: 'Which project a short link leads to',
  access: 'anyone',
  params: z.object({ code: z.string().trim().toLowerCase().max(20).describe('The code in the short link') }),
  data: z.object({ _id: z.uuid().describe('Id of the project') }),
});

/** Ways in which a link goes to people, as it says itself: `/s/{code}?from=qr`. Without one it was sent as it is. */
export const SHARED_BY = ['link', 'qr', 'poster', 'whatsapp', 'messenger', 'email', 'sms', 'embed'] as const;
export type SharedBy = (typeof SHARED_BY)[number];

/** What a link says of where somebody came from: how it was shared, or an owner's own word, which stays as it is. */
export function sourceWords(value: string, t: Text): string {
  const shared = SHARED_BY.find((way) => way === value);
  return shared ? t(`sharing:sharedBy.${shared}`) : value;
}
