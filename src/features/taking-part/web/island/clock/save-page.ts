import { randomKey } from '#kit/contract/random-key.ts';
import { idOf, questionsIn, readValue } from '../fields.ts';
import { sendAnswer } from '../send-answer.ts';

/** Where nobody goes back, nothing of the page was saved yet: what stands there when the time is up still counts. */
export async function savePage(form: HTMLFormElement): Promise<void> {
  for (const element of questionsIn(form)) {
    const value = element.hidden ? undefined : readValue(element);
    if (value === undefined) continue;
    const answer = { key: randomKey(), question: idOf(element), value };
    await sendAnswer(form.dataset.save ?? '', answer).catch(() => undefined);
  }
}
