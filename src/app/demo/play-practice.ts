import { questionsOf } from '#domain/questionnaire/flow.ts';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { DAY_MS } from '#domain/text/durations.ts';
import { completeRespondent } from '#features/taking-part/contract/answering.ts';
import { tryAnswer } from '#features/taking-part/contract/practice.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { DemoCall, DemoVisit } from './demo-caller.ts';
import { drawKeyedAnswer } from './draw-keyed-answer.ts';
import type { DemoRespondent } from './draw-respondents.ts';
import type { Random } from './random.ts';

/** What somebody who practises with an account is asked on each of the days before now. */
const DAYS = [3, 2, 1];
const QUESTIONS_A_DAY = 6;

/** Practises as these people did: whoever was wrong tries once more, or has the answer shown. */
export async function playPractice(
  call: DemoCall,
  projectId: string,
  questionnaire: Questionnaire,
  respondents: readonly DemoRespondent[],
  random: Random,
): Promise<void> {
  const byId = new Map(questionsOf(questionnaire).map((question) => [question.id, question]));
  for (const { locale, startedAt, endedAt, finished, answers } of respondents) {
    const started = { locale, now: startedAt };
    const { _id: id } = await call(startRespondent, { params: { id: projectId }, body: { locale } }, started);
    for (const [question, answer] of Object.entries(answers)) {
      const attempt = (given: typeof answer | null) =>
        call(tryAnswer, { params: { id }, body: { question, answer: given as never } }, { locale, now: endedAt });
      const asked = byId.get(question);
      const { isOver } = await attempt(answer);
      if (isOver || !asked) continue;
      const found = random.happens(0.6) ? rightAnswer(questionnaire, asked, { locale, now: startedAt }, random) : null;
      const told = await attempt(found);
      if (!told.isOver) await attempt(null);
    }
    if (finished) await call(completeRespondent, { params: { id }, body: {} }, { locale, now: endedAt });
  }
}

/** Practises on three days, for somebody who is signed in: most of it right, some of it shown. */
export async function playOwnPractice(
  call: DemoCall,
  projectId: string,
  questionnaire: Questionnaire,
  { actor, now }: { actor: Actor; now: Date },
  random: Random,
): Promise<void> {
  const all = questionsOf(questionnaire);
  for (const [index, days] of DAYS.entries()) {
    const visit = { actor, locale: 'en' as const, now: new Date(now.getTime() - days * DAY_MS) };
    const asked = all.slice(index * QUESTIONS_A_DAY, (index + 1) * QUESTIONS_A_DAY);
    const questions = asked.map(({ id }) => id);
    const { _id: id } = await call(startRespondent, { params: { id: projectId }, body: { questions } }, visit);
    for (const question of asked) {
      const answer = random.happens(0.8) ? rightAnswer(questionnaire, question, visit, random) : null;
      await call(tryAnswer, { params: { id }, body: { question: question.id, answer: answer as never } }, visit);
    }
    await call(completeRespondent, { params: { id }, body: {} }, visit);
  }
}

function rightAnswer(
  { marking }: Questionnaire,
  question: Question,
  { locale = 'en', now }: Pick<DemoVisit, 'locale' | 'now'>,
  random: Random,
) {
  const key = marking?.questions[question.id]?.key;
  const knowing = { mood: 1, locale, startedAt: now };
  return (key && drawKeyedAnswer(question, key, { hard: 0 }, knowing, random)) ?? null;
}
