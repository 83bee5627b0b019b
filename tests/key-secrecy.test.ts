import { beforeAll, describe, expect, it } from 'vitest';
import { KINDS } from '#domain/questionnaire/registry.ts';
import { MOMENTS, type Moment, REVEAL_PRESETS, REVEALED, type Reveal, type Revealed } from '#domain/quiz/reveal.ts';
import { POINTS_OF_EACH, sampleKeys, sampleOfKeys } from '#domain/quiz/sample-keys.ts';
import { findTemplates, getTemplate } from '#features/library/contract.ts';
import { closeProject } from '#features/projects/contract/publishing.ts';
import { completeRespondent, saveAnswers } from '#features/taking-part/contract/answering.ts';
import { findOwnAttempts, getOwnAttempt } from '#features/taking-part/contract/attempts.ts';
import { getCertificate, nameCertificate } from '#features/taking-part/contract/certificates.ts';
import { getLeaderboard, getOwnStanding } from '#features/taking-part/contract/leaderboard.ts';
import { getPollResults } from '#features/taking-part/contract/poll-results.ts';
import { tryAnswer } from '#features/taking-part/contract/practice.ts';
import { getRespondent } from '#features/taking-part/contract/respondent.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { getWelcome } from '#features/taking-part/contract/welcome.ts';
import { createProject } from './factories/project.ts';
import { createResponse } from './factories/respondent.ts';
import { createTemplate } from './factories/template.ts';
import { createUser } from './factories/user.ts';
import { ALL_WRONG, tellsNoKey } from './support/key-secrets.ts';
import { pdfWords } from './support/pdf-words.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

/**
 * Every byte that those who take a quiz are sent over the API, searched for what its key says: every kind that can be
 * keyed, by every cell of the rules on what is shown; by tries of practice; and a certificate with its file. Its pages:
 * `tests/e2e/key-secrecy.test.ts`.
 */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

/** By what bytes tell that something is shown. */
const SIGNS: Record<Revealed, RegExp> = {
  attempt: /"answer":"|"given":"/,
  correctness: /"outcome":"/,
  marks: /"earned":/,
  feedback: /Remark on|Choice on/,
  key: /"key":"|"right":"/,
};

function shows(bytes: string, what: Revealed | undefined, where: string): void {
  for (const one of REVEALED) expect(SIGNS[one].test(bytes), `${where}: ${one}`).toBe(one === what);
}

/** The same without what somebody marks by hand, for which all would wait. */
const { essay: _essay, ...counting } = sampleOfKeys.marking.questions;
const withoutEssay = { ...sampleOfKeys, marking: { ...sampleOfKeys.marking, questions: counting } };

type Cell = [when: Moment | undefined, what: Revealed | undefined];
const CELLS: Cell[] = [
  [undefined, undefined],
  ...MOMENTS.flatMap((when) => REVEALED.map((what): Cell => [when, what])),
];

async function quizOf([when, what]: Cell) {
  const none: Reveal = { during: [], done: [], open: [], closed: [] };
  const reveal = when && what ? { ...none, [when]: [what] } : null;
  const isRanked = what === 'marks' && (when === 'open' || when === 'closed');
  const { id, owner } = await createProject(server, {
    ...{ kind: 'quiz', questionnaire: sampleOfKeys, published: true },
    settings: {
      ...{ viewType: 'step', allowBack: false, responseMethod: 'registered', certificate: true, reveal },
      leaderboard: isRanked ? 'everybody' : 'nobody',
    },
  });
  const by = await createUser(server);
  const body = async (reply: Promise<{ body: unknown }>) => JSON.stringify((await reply).body);
  const welcome = await body(server.call(getWelcome, { params: { id } }, by));
  const started = await server.call(startRespondent, { params: { id }, body: {} }, by);
  const params = { id: started.data._id };
  return {
    begun: welcome + JSON.stringify(started.body) + (await body(server.call(getRespondent, { params }, by))),
    look: () => body(server.call(getRespondent, { params }, by)),
    lookBack: (told: string) => body(server.call(getRespondent, { params, query: { told } }, by)),
    save: (answers: object) => body(server.call(saveAnswers, { params, body: { answers: answers as never } }, by)),
    complete: () => body(server.call(completeRespondent, { params, body: {} }, by)),
    close: () => server.call(closeProject, { params: { id } }, owner),
    /** What else there is to be asked for by who took it, or by anybody. */
    async around() {
      const [attempt] = (await server.call(findOwnAttempts, { query: {} }, by)).data.items;
      const own = { params: { id: attempt?._id ?? '' } };
      return [
        await body(server.call(findOwnAttempts, { query: {} }, by)),
        await body(server.call(getOwnAttempt, own, by)),
        await body(server.call(nameCertificate, { params, body: { name: 'Karim' } }, by)),
        await body(server.call(getPollResults, { params }, by)),
      ].join();
    },
    ranks: async () =>
      (await body(server.call(getLeaderboard, { params: { id } }))) +
      (await body(server.call(getOwnStanding, { params }))),
  };
}

describe('the key of a quiz', () => {
  it('is asked of every kind that can be keyed, in every way', () => {
    const all = Object.values(KINDS).flatMap(({ kind, keyedBy = [] }) => keyedBy.map((by) => `${kind} ${by}`));
    expect(new Set(sampleKeys.map(({ question, key }) => `${question.kind} ${key.by}`))).toEqual(new Set(all));
  });

  it.each(CELLS)('is shown by its rules alone: %s, %s', async (when, what) => {
    const at = (moment: Moment) => (moment === when ? what : undefined);
    const quiz = await quizOf([when, what]);
    tellsNoKey(quiz.begun);
    shows(quiz.begun, undefined, 'begun');

    if (when === 'during') {
      const told: string[] = [];
      for (const { question, answer } of sampleKeys) {
        told.push(question.id);
        for (const bytes of [await quiz.save({ [question.id]: answer }), await quiz.lookBack(question.id)]) {
          tellsNoKey(bytes, what === 'key' || what === 'feedback' ? told : []);
        }
      }
    } else {
      const saved = (await quiz.save(ALL_WRONG)) + (await quiz.save({ number: 'none', single: 'o9' }));
      tellsNoKey(saved);
    }
    const onTheWay = (await quiz.save(ALL_WRONG)) + (await quiz.look());
    shows(onTheWay, at('during'), 'during');
    tellsNoKey(onTheWay, at('during') ? Object.keys(ALL_WRONG) : []);

    const completed = await quiz.complete();
    tellsNoKey(completed);
    shows(completed, undefined, 'completed');
    const readings: [Moment, () => Promise<unknown>][] = [
      ['done', async () => {}],
      ['open', async () => server.clock.forward(180)],
      ['closed', quiz.close],
    ];
    for (const [moment, begin] of readings) {
      await begin();
      const seen = (await quiz.look()) + (await quiz.around());
      shows(seen, at(moment), moment);
      tellsNoKey(seen, at(moment) === 'key' || at(moment) === 'feedback' ? Object.keys(ALL_WRONG) : []);
      tellsNoKey(await quiz.ranks());
    }
  });

  it('shows of each question what its cell says, in every kind', async () => {
    for (const what of REVEALED) {
      const quiz = await quizOf(['during', what]);
      const { data } = JSON.parse(await quiz.save(ALL_WRONG)).data as { data: { told: Record<string, unknown>[] } };
      // Nothing is right of what somebody marks.
      const counted = sampleKeys.filter(({ key }) => what !== 'key' || key.by !== 'hand');
      expect(data.told.map(({ id }) => id)).toEqual(counted.map(({ question }) => question.id));
      for (const told of data.told) {
        const shown = {
          attempt: told.answer !== null,
          correctness: told.outcome !== null,
          marks: told.marks !== null,
          feedback: told.feedback !== null,
          key: told.key !== null,
        };
        expect(shown, `${told.id}`).toEqual({ ...NONE_SHOWN, [what]: true });
        if (what === 'marks') expect(told.marks).toMatchObject({ points: POINTS_OF_EACH });
      }
    }
  });

  it.each([null, 20])('is told in practice of what is over alone, wrong tries costing %s', async (retryPenalty) => {
    const { pass: _pass, penalty: _penalty, ...marking } = withoutEssay.marking;
    const { id } = await createProject(server, {
      ...{ kind: 'quiz', mode: 'practice', published: true, questionnaire: { ...withoutEssay, marking } },
      settings: { practice: { newPerDay: 50, retryPenalty } },
    });
    const body = async (reply: Promise<{ body: unknown }>) => JSON.stringify((await reply).body);
    const started = await server.call(startRespondent, { params: { id }, body: {} });
    const params = { id: started.data._id };
    const look = () => body(server.call(getRespondent, { params }));
    const give = (question: string, answer: unknown) =>
      body(server.call(tryAnswer, { params, body: { question, answer: answer as never } }));
    const begun = (await body(server.call(getWelcome, { params: { id } }))) + JSON.stringify(started.body);
    tellsNoKey(begun + (await look()));
    const over: string[] = [];
    const counted = sampleKeys.filter(({ key }) => key.by !== 'hand');
    for (const { question, answer, secrets } of counted) {
      const tried = await give(question.id, answer);
      expect(tried).toContain('"isOver":false');
      for (const bytes of [tried, await look()]) {
        tellsNoKey(bytes, [...over, question.id]);
        expect(bytes).toContain('"key":null');
        for (const secret of [...secrets, `Remark on ${question.id}.`]) expect(bytes).not.toContain(secret);
      }
      const shown = await give(question.id, null);
      tellsNoKey(shown, [question.id]);
      expect(shown).toMatch(/"key":"|"right":"/);
      over.push(question.id);
      tellsNoKey(await look(), over);
    }
    tellsNoKey(await body(server.call(completeRespondent, { params, body: {} })));
    tellsNoKey(await look(), over);
  });

  it.each(['en', 'bn'] as const)('is in no certificate, nor in its file in %s', async (locale) => {
    const { penalty: _, ...marking } = { ...withoutEssay.marking, pass: 5 };
    const { id } = await createProject(server, {
      ...{ kind: 'quiz', published: true, questionnaire: { ...withoutEssay, marking } },
      settings: { responseMethod: 'registered', certificate: true, reveal: REVEAL_PRESETS.everything },
    });
    const by = await createUser(server);
    const ref = await createResponse(server, id, { by, answers: { ...ALL_WRONG, yesno: 'yes' } });
    const named = await server.call(nameCertificate, { params: { id: ref }, body: { name: 'Karim' } });
    const { code } = named.data;
    server.clock.forward(60);
    const certificate = await server.call(getCertificate, { params: { code } });
    expect(certificate.data).toMatchObject({ state: 'valid', name: 'Karim' });
    tellsNoKey(JSON.stringify([named.body, certificate.body]));
    const file = await server.app.inject({ url: `/api/v1/certificates/${code}/file?locale=${locale}` });
    const words = pdfWords(file.rawPayload);
    for (const said of ['Karim', code]) expect(words).toContain(said);
    tellsNoKey(words);
  });

  it('is in no template that somebody looks at', async () => {
    const template = await createTemplate(server, { kind: 'quiz', content: sampleOfKeys });
    const found = await server.call(findTemplates, { query: {} } as never);
    const one = await server.call(getTemplate, { params: { id: template.id } });
    const bytes = JSON.stringify([found.body, one.body]);
    expect(bytes).toContain('Question single');
    tellsNoKey(bytes);
    shows(bytes, undefined, 'template');
  });
});

const NONE_SHOWN = { attempt: false, correctness: false, marks: false, feedback: false, key: false };
