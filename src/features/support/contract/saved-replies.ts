import { z } from 'zod';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { idParams, listOf } from '#kit/contract/listing.ts';
import { SUPPORT_CHANGES } from '../rate-limits.ts';
import { LONGEST_MESSAGE } from './contact-us.ts';

/** As many as somebody finds their way among with a word. */
export const MOST_REPLIES = 200;

/** What a reply says of whom it goes to: their name, and the number of their ticket. */
export const REPLY_VARIABLES = ['name', 'ticket'] as const;

const LONGEST_NAME = 80;

/** A text of a reply, empty in a language that it is not written in. */
function inEitherLanguage(longest: number) {
  const text = z.string().trim().max(longest);
  return z.strictObject({ en: text.describe('In English'), bn: text.describe('In Bengali') });
}

export const replyContent = z.strictObject({
  name: inEitherLanguage(LONGEST_NAME).describe('What staff find it by; written in each language that its text is in'),
  text: inEitherLanguage(LONGEST_MESSAGE).describe(
    'What it says, in one language or both. `{{name}}` stands for the person, `{{ticket}}` for the number of the ticket',
  ),
});
export type ReplyContent = z.infer<typeof replyContent>;

/** The number of what was read: a save names it, and is refused where somebody else saved since. */
const revision = z.int().min(1).describe('Number of this state of it');

const words = z.object({ en: z.string().describe('In English'), bn: z.string().describe('In Bengali') });

const savedReply = z.object({
  _id: z.uuid().describe('Its id'),
  name: words.describe('What staff find it by; empty in a language that it is not written in'),
  text: words.describe('What it says, with its variables'),
  revision,
});
export type SavedReply = z.infer<typeof savedReply>;

export const findSavedReplies = endpoint({
  name: 'findSavedReplies',
  method: 'GET',
  path: '/saved-replies',
  summary: 'Answers that staff keep, in the order in which they are offered',
  access: 'savedReplies',
  data: listOf(savedReply),
});

export const createSavedReply = endpoint({
  name: 'createSavedReply',
  method: 'POST',
  path: '/saved-replies',
  summary: 'Keep an answer, at the end',
  access: 'savedReplies',
  limits: [SUPPORT_CHANGES],
  status: 201,
  message: 'saved',
  body: replyContent,
  data: z.object({ _id: z.uuid().describe('Its id') }),
});

export const updateSavedReply = endpoint({
  name: 'updateSavedReply',
  method: 'PUT',
  path: '/saved-replies/:id',
  summary: 'Change an answer that staff keep; what was sent stays as it was',
  access: 'savedReplies',
  limits: [SUPPORT_CHANGES],
  message: 'saved',
  params: idParams,
  body: replyContent.extend({ revision }),
  data: done,
});

export const deleteSavedReply = endpoint({
  name: 'deleteSavedReply',
  method: 'DELETE',
  path: '/saved-replies/:id',
  summary: 'Offer an answer no longer',
  access: 'savedReplies',
  limits: [SUPPORT_CHANGES],
  message: 'deleted',
  params: idParams,
  data: done,
});

export const restoreSavedReply = endpoint({
  name: 'restoreSavedReply',
  method: 'POST',
  path: '/saved-replies/:id/restore',
  summary: 'Restore an answer that was deleted, as it was',
  access: 'savedReplies',
  limits: [SUPPORT_CHANGES],
  message: 'restored',
  params: idParams,
  data: done,
});

export const orderSavedReplies = endpoint({
  name: 'orderSavedReplies',
  method: 'POST',
  path: '/saved-replies/order',
  summary: 'Put all answers that staff keep in order',
  access: 'savedReplies',
  limits: [SUPPORT_CHANGES],
  message: 'saved',
  body: z.strictObject({
    ids: z
      .array(z.uuid().describe('Id of one of them'))
      .max(MOST_REPLIES)
      .describe('The id of each of them once, the first first'),
  }),
  data: done,
});
