import { questionsOf } from '#domain/questionnaire/flow.ts';
import { isAsking } from '#domain/questionnaire/registry.ts';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { DAY_MS } from '#domain/text/durations.ts';
import { createSurveyWithQuestion } from '#features/library/contract.ts';
import { isPractised } from '#features/projects/contract/kinds.ts';
import { createProject, getSurvey, updateSurvey } from '#features/projects/contract/project.ts';
import { closeProject, publishProject } from '#features/projects/contract/publishing.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { DemoCall } from './demo-caller.ts';
import type { DemoSurvey } from './demo-survey.ts';
import { drawRespondents } from './draw-respondents.ts';
import { hangDrawings, uploadDrawing } from './hang-drawings.ts';
import { markEssays } from './mark-essays.ts';
import { playOwnPractice, playPractice } from './play-practice.ts';
import { playRespondents } from './play-respondents.ts';
import { playRounds, seriesOf } from './play-rounds.ts';
import type { Player } from './players.ts';
import type { Random } from './random.ts';

/** A draft was begun so many days ago; all others three days before their first answer. */
const DRAFT_DAYS = 2;
const DAYS_OF_BUILDING = 3;

interface People {
  owner: Actor;
  /** Somebody else with an account, who practises, and takes rounds. */
  guest: Actor;
  players: readonly Player[];
}

/** Builds a survey as its owner would have, and lets everybody answer. */
export async function createSurvey(
  call: DemoCall,
  survey: DemoSurvey,
  { owner, guest, players }: People,
  now: Date,
  random: Random,
): Promise<void> {
  const { answered, rounds } = survey;
  const begun = daysBefore(now, answered ? answered.days[0] + DAYS_OF_BUILDING : DRAFT_DAYS);
  const params = { id: await startProject(call, survey, { actor: owner, now: begun }, now) };
  if (!answered) return;
  await call(publishProject, { params }, { actor: owner, now: daysBefore(now, answered.days[0] + 2) });
  const { questionnaire } = await call(getSurvey, { params }, { actor: owner, now });
  requireHabits(survey, questionsOf(questionnaire));
  if (rounds) {
    const there = { players, guest: { actor: guest, locale: 'en' }, now } as const;
    await playRounds(call, params.id, questionnaire, { ...answered, rounds }, there, random);
    return;
  }
  const respondents = drawRespondents(questionnaire, answered.habits, answered, now, random);
  if (isPractised(survey)) {
    await playPractice(call, params.id, questionnaire, respondents, random);
    await playOwnPractice(call, params.id, questionnaire, { actor: guest, now }, random);
  } else await playRespondents(call, params.id, questionnaire, respondents);
  await markEssays(call, params.id, questionnaire, answered.habits, { actor: owner, now });
  if (survey.closed) {
    await call(closeProject, { params }, { actor: owner, now: daysBefore(now, answered.days[1] - 1) });
  }
}

async function startProject(
  call: DemoCall,
  { kind = 'survey', mode, title, settings: given, cover, content, parts, rounds, drawings = [] }: DemoSurvey,
  visit: { actor: Actor; now: Date },
  now: Date,
): Promise<string> {
  const settings = {
    ...given,
    ...(cover && { cover: await uploadDrawing(call, cover, visit) }),
    ...(rounds && { series: seriesOf(rounds, now) }),
  };
  if (!content || !('templateId' in content)) {
    const questionnaire = content && (await hangDrawings(call, content, drawings, visit));
    const body = { kind, mode, title, settings, questionnaire };
    return (await call(createProject, { body }, visit))._id;
  }
  const { _id: id } = await call(createSurveyWithQuestion, { body: { template_id: content.templateId, mode } }, visit);
  const { questionnaire } = parts ? await call(getSurvey, { params: { id } }, visit) : {};
  const cut = questionnaire && parts && inParts(questionnaire, parts);
  const body = { ...settings, title, settingsRevision: 1, ...(cut && { questionnaire: cut }) };
  await call(updateSurvey, { params: { id }, body }, visit);
  return id;
}

function inParts(questionnaire: Questionnaire, parts: NonNullable<DemoSurvey['parts']>): Questionnaire {
  const questions = questionsOf(questionnaire);
  const starts = parts.map(({ from }) => questions.findIndex(({ id }) => id === from));
  const sections = parts.map(({ title }, index) => ({
    id: `part-${index + 1}`,
    title,
    intro: {},
    questions: questions.slice(starts[index], starts[index + 1]),
  }));
  return { ...questionnaire, sections };
}

/** A template that gained a question would otherwise show an empty report. */
function requireHabits({ title, answered }: DemoSurvey, questions: readonly Question[]): void {
  const forgotten = questions.filter(isAsking).find((question) => !answered?.habits[question.id]);
  if (forgotten) throw new Error(`Nobody would answer ${forgotten.id} of ${title.en}.`);
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
