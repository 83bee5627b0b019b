import { beforeAll, describe, expect, it } from 'vitest';
import type { Answers } from '#domain/answers/answer.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { REVEAL_PRESETS, REVEALED, type Reveal } from '#domain/quiz/reveal.ts';
import { sampleParts } from '#domain/quiz/sample-parts.ts';
import { RIGHT, sampleQuiz } from '#domain/quiz/sample-quiz.ts';
import {
  createProject as createProjectCall,
  duplicateProject,
  getSurvey,
  updateSurvey,
} from '#features/projects/contract/project.ts';
import { closeProject, publishProject } from '#features/projects/contract/publishing.ts';
import { checkProject, saveQuestionnaire } from '#features/projects/contract/questionnaire.ts';
import { getVersion } from '#features/projects/contract/versions.ts';
import { createProject, createQuiz } from '#tests/factories/project.ts';
import { createUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer, visitor } from '#tests/support/test-server.ts';
import { completeRespondent, saveAnswers } from '../contract/answering.ts';
import { getRespondent } from '../contract/respondent.ts';
import { startRespondent } from '../contract/start-respondent.ts';
import { getWelcome } from '../contract/welcome.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const quiz = (settings: { reveal?: Reveal | null } = {}) => createQuiz(server, settings);

/** What stands in keys and nowhere else, unless somebody answered it: words, shares, and names of what holds them. */
const SECRETS = ['Shapla', 'শাপলা', 'Water lily', '33.33', 'Feedback on', 'marking', '"right"', 'accepted', 'penalty'];

async function take(id: string, answers: Answers) {
  const seen: unknown[] = [];
  const told = async <R extends { body: unknown }>(reply: Promise<R>) => {
    const { body } = await reply;
    seen.push(body);
    return body;
  };
  const by = visitor();
  await told(server.call(getWelcome, { params: { id } }, by));
  const started = await server.call(startRespondent, { params: { id }, body: {} }, by);
  const params = { id: started.data._id };
  seen.push(started.body);
  await told(server.call(getRespondent, { params }, by));
  await told(server.call(saveAnswers, { params, body: { answers } }, by));
  await told(server.call(saveAnswers, { params, body: { answers: { districts: 'none', capital: 'o9' } } }, by));
  await told(server.call(getRespondent, { params }, by));
  await told(server.call(completeRespondent, { params, body: {} }, by));
  return { params, seen: JSON.stringify(seen) };
}

const result = async (params: { id: string }) => {
  const { data } = await server.call(getRespondent, { params });
  return data.state === 'answering' ? undefined : data.result;
};

describe('createProject', () => {
  it('begins a general quiz that shows marks afterwards, and asks for a key before it is published', async () => {
    const owner = await createUser(server);
    const body = { kind: 'quiz', title: { en: 'Rivers' } } as const;
    const params = { id: (await server.call(createProjectCall, { body }, owner)).data._id };
    const begun = (await server.call(getSurvey, { params }, owner)).data;
    expect(begun).toMatchObject({ kind: 'quiz', mode: 'general', reveal: REVEAL_PRESETS.marks });
    const questionnaire = { ...sampleQuiz, marking: undefined };
    const { questionnaireRevision } = begun;
    await server.call(saveQuestionnaire, { params, body: { questionnaire, questionnaireRevision } }, owner);
    const { findings } = (await server.call(checkProject, { params }, owner)).data;
    expect(findings.filter(({ key }) => key === 'keyMissing')).toHaveLength(5);
    expect((await server.call(publishProject, { params }, owner)).status).toBe(422);
  });

  it('refuses a key and a rule of showing it in what is no quiz, naming the place', async () => {
    const { id, owner } = await createProject(server);
    const params = { id };
    const marked = await server.call(updateSurvey, { params, body: { questionnaire: sampleQuiz } }, owner);
    expect([marked.status, JSON.stringify(marked.body)]).toEqual([
      422,
      expect.stringContaining('questionnaire.marking'),
    ]);
    const shown = await server.call(updateSurvey, { params, body: { reveal: REVEAL_PRESETS.marks } }, owner);
    expect([shown.status, JSON.stringify(shown.body)]).toEqual([422, expect.stringContaining('"reveal"')]);
  });
});

describe('the answer key', () => {
  it('is nowhere in what anybody is sent before they submitted, under any rule', async () => {
    for (const reveal of [null, ...Object.values(REVEAL_PRESETS)]) {
      const { id } = await quiz({ reveal });
      const { seen } = await take(id, { ...RIGHT, flower: 'rose' });
      for (const secret of SECRETS) expect(seen, secret).not.toContain(secret);
    }
  });

  it('tells nothing of what is right in parts either', async () => {
    const { id } = await createProject(server, {
      ...{ kind: 'quiz', questionnaire: sampleParts, published: true, settings: { reveal: REVEAL_PRESETS.everything } },
    });
    const answers = { years: { o1: '4', o2: '2', o3: '1', o4: '3' }, divisions: { r1: 'o3', r2: 'o2' } };
    const { seen, params } = await take(id, answers as never);
    for (const secret of ['"pairs"', '"order"', 'credit', 'marking', '"o3","o2","o4"']) {
      expect(seen.replaceAll('"years":["o3","o2","o4","o1"]', ''), secret).not.toContain(secret);
    }
    expect((await result(params))?.marks).toMatchObject({ earned: 6, points: 9 });
  });

  it('is told after submitting only where its rule shows it, each part by itself', async () => {
    for (const what of [undefined, ...REVEALED]) {
      const shown = what ? [what] : [];
      const { id } = await quiz({ reveal: { during: [], done: shown, open: [], closed: [] } });
      const { params } = await take(id, { capital: 'o2' });
      const told = JSON.stringify((await server.call(getRespondent, { params })).body);
      expect(told.includes('Shapla'), what).toBe(what === 'key');
      expect(told.includes('Feedback on'), what).toBe(what === 'feedback');
      expect(told.includes('Khulna'), what).toBe(what === 'attempt');
      for (const secret of ['Water lily', '33.33', 'accepted', 'penalty']) expect(told, secret).not.toContain(secret);
    }
  });

  it('goes with the draft to its owner alone: published, copied and restored it stays', async () => {
    const { id, owner } = await quiz();
    const { marking } = sampleQuiz;
    const version = await server.call(getVersion, { params: { id, number: 1 } }, owner);
    expect(version.data.questionnaire.marking).toEqual(marking);
    const copy = (await server.call(duplicateProject, { params: { id } }, owner)).data;
    expect((await server.call(getSurvey, { params: { id: copy._id } }, owner)).data).toMatchObject({
      kind: 'quiz',
      mode: 'general',
      questionnaire: { marking },
    });
    expect((await server.call(getSurvey, { params: { id } }, owner)).data.changedSincePublished).toBe(false);
    const body = { questionnaire: { ...sampleQuiz, marking: { ...marking, pass: 70 } } };
    expect((await server.call(updateSurvey, { params: { id }, body }, owner)).data.changedSincePublished).toBe(true);
    const back = { questionnaire: sampleQuiz };
    const again = (await server.call(updateSurvey, { params: { id }, body: back }, owner)).data;
    expect(again.changedSincePublished).toBe(false);
  });
});

describe('getWelcome', () => {
  const marked = async (id: string) => (await server.call(getWelcome, { params: { id } })).data.marked;

  it('tells before anybody starts how many points there are, what passes and what wrong answers cost', async () => {
    const { id, owner } = await quiz();
    expect(await marked(id)).toEqual({ points: 10, pass: 60, wrongCosts: null, belowZero: false });
    const harsh = { ...sampleQuiz, marking: { ...sampleQuiz.marking, penalty: 25, belowZero: true } };
    const params = { id };
    await server.call(updateSurvey, { params, body: { questionnaire: harsh } }, owner);
    await server.call(publishProject, { params }, owner);
    expect(await marked(id)).toEqual({ points: 10, pass: 60, wrongCosts: 25, belowZero: true });
  });

  it('tells no sum where not everybody is asked the same, and no rules of what is not marked', async () => {
    const showIf = { op: 'chose', question: 'capital', options: ['o1'] } as const;
    const sections = sampleQuiz.sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) => (question.id === 'delta' ? { ...question, showIf } : question)),
    }));
    const questionnaire = { ...sampleQuiz, sections } as Questionnaire;
    const { id } = await createProject(server, { kind: 'quiz', questionnaire, published: true });
    expect(await marked(id)).toMatchObject({ points: null, pass: 60 });
    expect(await marked((await createProject(server, { published: true })).id)).toBeNull();
  });
});

describe('getRespondent', () => {
  it('tells marks at once, and what was right once the quiz is closed', async () => {
    const { id, owner } = await quiz({ reveal: REVEAL_PRESETS.afterClose });
    const { params } = await take(id, { ...RIGHT, rivers: ['o1', 'o2'] });
    expect(await result(params)).toEqual({
      marks: { earned: 9, points: 10, percent: 90, passed: true, waiting: 0 },
      band: null,
      questions: [],
    });
    await server.call(closeProject, { params: { id } }, owner);
    const closed = await result(params);
    expect(closed?.questions.map(({ outcome }) => outcome)).toEqual(['right', 'partly', 'right', 'right', 'right']);
    expect(closed?.questions[1]).toMatchObject({ answer: 'Padma; Meghna', key: 'Padma; Meghna; Jamuna' });
  });

  it('marks by the version that was answered', async () => {
    const { id, owner } = await quiz();
    const first = await take(id, { capital: 'o2' });
    const { capital } = sampleQuiz.marking.questions;
    const questions = {
      ...sampleQuiz.marking.questions,
      capital: { ...capital, key: { by: 'options', right: ['o2'] } },
    };
    const body = { questionnaire: { ...sampleQuiz, marking: { ...sampleQuiz.marking, questions } } } as const;
    await server.call(updateSurvey, { params: { id }, body: structuredClone(body) as never }, owner);
    await server.call(publishProject, { params: { id } }, owner);
    const second = await take(id, { capital: 'o2' });
    expect((await result(first.params))?.marks?.earned).toBe(0);
    expect((await result(second.params))?.marks?.earned).toBe(2);
  });
});
