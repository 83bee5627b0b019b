import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { DAY_MS } from '#domain/text/durations.ts';
import type { Locale } from '#domain/text/locale.ts';
import { cleanText } from '#domain/text/normalise.ts';
import { writtenIn } from '#domain/text/written-in.ts';
import { findUnmarked, markByHand } from '#features/reports/contract/hand-marks.ts';
import type { DemoCall, DemoVisit } from './demo-caller.ts';
import type { Habits } from './habits.ts';

/** What came in the last days nobody has read yet. */
const UNREAD_DAYS = 2;

const SAID: Record<Locale, { good: string; weak: string }> = {
  en: { good: 'Cause and example: well put.', weak: 'Say how it comes about, and give an example.' },
  bn: { good: 'কারণ আর উদাহরণ দুটোই আছে, ভালো হয়েছে।', weak: 'কীভাবে হয়, সেটাও লিখুন; একটি উদাহরণ দিন।' },
};

/** The owner of a quiz reads what waits for them, the day after it came: what is well said earns all, else a third. */
export async function markEssays(
  call: DemoCall,
  projectId: string,
  { marking }: Questionnaire,
  habits: Habits,
  visit: DemoVisit,
): Promise<void> {
  if (!Object.values(marking?.questions ?? {}).some(({ key }) => key?.by === 'hand')) return;
  const { items } = await call(findUnmarked, { params: { id: projectId }, query: { limit: 50 } }, visit);
  for (const { responseId, questionId, answer, completedAt } of items) {
    const read = new Date(Date.parse(completedAt) + DAY_MS);
    if (read.getTime() > visit.now.getTime() - (UNREAD_DAYS - 1) * DAY_MS) continue;
    const remarks = habits[questionId]?.remarks;
    const isGood = Object.values(remarks ?? {}).some(({ pleased }) => pleased.map(cleanText).includes(answer));
    const { points = 0 } = marking?.questions[questionId] ?? {};
    const said = SAID[writtenIn(answer) === 'bn' ? 'bn' : 'en'];
    const body = {
      earned: isGood ? points : Math.floor(points / 3),
      feedback: isGood ? said.good : said.weak,
      revision: 0,
    };
    await call(markByHand, { params: { id: projectId, responseId, questionId }, body }, { ...visit, now: read });
  }
}
