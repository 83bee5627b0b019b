import { randomKey } from '#kit/contract/random-key.ts';
import { answerName } from '../../answer-name.ts';
import { idOf, questionsIn, readValue } from '../fields.ts';
import { putAnswers, type Reply } from '../send-answer.ts';

const REFUSED = 422;

/**
 * Where nobody goes back, nothing of the page was saved yet: what stands there when the time is up still counts. All of
 * it at once, for there is no time for one after another; without what is wrong where the server refuses some.
 */
export async function savePage(form: HTMLFormElement): Promise<void> {
  const shown = [...questionsIn(form)].filter((element) => !element.hidden);
  const said = shown.map((element) => [idOf(element), readValue(element)] as const);
  const answers = said.filter(([, value]) => value !== undefined);
  const url = form.dataset.save ?? '';
  const response = await put(url, answers);
  if (response?.status !== REFUSED) return;
  const { data } = (await response.json()) as Reply;
  const refused = Object.keys(data.error?.fields ?? {});
  await put(
    url,
    answers.filter(([id]) => !refused.some((field) => `${field}.`.startsWith(`${answerName(id)}.`))),
  );
}

function put(url: string, answers: readonly (readonly [string, unknown])[]): Promise<Response | undefined> {
  return putAnswers(url, randomKey(), Object.fromEntries(answers)).catch(() => undefined);
}
