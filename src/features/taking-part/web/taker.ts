import type { Locale } from '#domain/text/locale.ts';
import type { Data, Received } from '#kit/contract/endpoint.ts';
import type { Attempt, Host } from '#kit/web/page/host.ts';
import { completeRespondent, saveAnswers } from '../contract/answering.ts';

/** Takes what a respondent's pages post: the server for a respondent, nobody for a preview. */
export interface Taker {
  locale: Locale;
  /** A preview fills no quota, and tells nothing. */
  save(
    answers: Received<typeof saveAnswers>['body']['answers'],
  ): Promise<Attempt<Pick<Data<typeof saveAnswers>, 'overQuota' | 'told'> | undefined>>;
  complete(given: Received<typeof completeRespondent>['body']): Promise<Attempt<unknown>>;
}

export function takerOf(host: Host, ref: string): Taker {
  const params = { id: ref };
  return {
    locale: host.locale,
    save: (answers) => host.attempt(saveAnswers, { params, body: { answers } }),
    complete: (body) => host.attempt(completeRespondent, { params, body }),
  };
}
