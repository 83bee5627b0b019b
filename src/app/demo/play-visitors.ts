import { MINUTE_MS } from '#domain/text/durations.ts';
import { getHomeQuestion } from '#features/site/contract/shown.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import type { DemoCall } from './demo-caller.ts';
import type { Random } from './random.ts';

const VISITORS = 48;
/** Of the options of the home page's question, in their order. */
const WEIGHTS = [5, 9, 12, 6, 2];

/** Visitors who answer the question of the home page. */
export async function playVisitors(call: DemoCall, now: Date, random: Random): Promise<void> {
  const question = await call(getHomeQuestion, {}, { now });
  if (!question) return;
  const { projectId, questionId, options } = question;
  for (let visitor = 0; visitor < VISITORS; visitor += 1) {
    const locale = random.happens(0.6) ? 'bn' : 'en';
    const chosen = options[random.place(WEIGHTS.slice(0, options.length))];
    if (!chosen) continue;
    const answers = { [questionId]: chosen.id };
    const body = { locale, answers, complete: true, source: { page: 'home' } } as const;
    const past = new Date(now.getTime() - (VISITORS - visitor) * MINUTE_MS);
    await call(startRespondent, { params: { id: projectId }, body }, { locale, now: past });
  }
}
