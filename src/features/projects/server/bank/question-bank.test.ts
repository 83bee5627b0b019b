import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { copyOfKept, type KeptQuestion } from '#domain/quiz/bank/kept-question.ts';
import { foldResponses } from '#features/responses/public.ts';
import { newId } from '#kit/server/ids.ts';
import type { JobContext } from '#kit/server/jobs/job.ts';
import { createLogger } from '#kit/server/log.ts';
import { api } from '#messages/en/api.ts';
import { keptQuestion } from '#tests/factories/bank.ts';
import { createProject } from '#tests/factories/project.ts';
import { createResponse } from '#tests/factories/respondent.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as categories from '../../contract/bank-categories.ts';
import * as questions from '../../contract/bank-questions.ts';
import { getSurvey } from '../../contract/project.ts';
import { publishProject } from '../../contract/publishing.ts';
import { saveQuestionnaire } from '../../contract/questionnaire.ts';
import { bankCategories, bankQuestions, bankUses, versions } from '../tables.ts';
import { forgetDeletedBankQuestions } from './forget-deleted-bank-questions.ts';

let server: TestServer;
let teacher: TestUser;
let other: TestUser;
let agent: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  teacher = await createUser(server);
  other = await createUser(server);
  agent = await createUser(server, { role: 'agent' });
});

beforeEach(async () => {
  await server.db.delete(bankQuestions);
  await server.db.delete(bankCategories);
});

type Bank = categories.Bank;

const WHY_TOO_DEEP = api.bankCategoryTooDeep.replace('{{most}}', '6');

async function add(name: string, within: string | null = null, by = teacher, bank: Bank = 'own'): Promise<string> {
  const body = { name: { en: name, bn: `${name} বাংলা` }, within, bank };
  const reply = await server.call(categories.createBankCategory, { body }, by);
  expect(reply.status).toBe(201);
  return reply.data._id;
}

const addRaw = (body: unknown, by = teacher) => server.call(categories.createBankCategory, { body: body as never }, by);
const listed = async (bank: Bank = 'own', by = teacher) =>
  (await server.call(categories.findBankCategories, { query: { bank } }, by)).data;
const change = (id: string, body: Omit<categories.BankCategoryContent, 'name'> & { name: string; revision: number }) =>
  server.call(
    categories.updateBankCategory,
    { params: { id }, body: { ...body, name: { en: body.name, bn: `${body.name} বাংলা` } } },
    teacher,
  );

interface Keeping {
  bank?: Bank;
  by?: TestUser;
  category?: string | null;
  tags?: string[];
  title?: string;
}

async function keep({ bank = 'own', by = teacher, category = null, tags = [], title }: Keeping = {}): Promise<string> {
  const question = { ...keptQuestion.question, ...(title && { title: { en: title } }) };
  const body = { bank, category, tags, questions: [{ ...keptQuestion, question }] };
  const reply = await server.call(questions.keepQuestions, { body }, by);
  expect(reply.status).toBe(201);
  return reply.data.ids[0] ?? '';
}

type Query = Record<string, string | number>;
const found = async (query: Query = {}, by = teacher) => {
  const reply = await server.call(questions.findBankQuestions, { query: { bank: 'own', ...query } as never }, by);
  expect(reply.status).toBe(200);
  return reply.data;
};
const titles = async (query: Query = {}, by = teacher) =>
  (await found(query, by)).items.map(({ question }) => question.title.en);
const get = (id: string, by = teacher) => server.call(questions.getBankQuestion, { params: { id } }, by);
const remove = (id: string) => server.call(questions.deleteBankQuestion, { params: { id } }, teacher);

describe('createBankCategory and updateBankCategory', () => {
  it('make a tree, of each person their own, and of staff everybody’s', async () => {
    const geography = await add('Geography');
    const rivers = await add('Rivers', geography);
    await add('Sums', null, agent, 'shared');
    expect((await listed()).map(({ name, within }) => [name.en, within])).toEqual([
      ['Geography', null],
      ['Rivers', geography],
    ]);
    expect((await listed('shared')).map(({ name }) => name.en)).toEqual(['Sums']);
    expect(await listed('own', other)).toEqual([]);
    expect((await change(rivers, { name: 'Lakes', within: null, revision: 1 })).status).toBe(200);
    expect((await change(rivers, { name: 'Seas', within: null, revision: 1 })).status).toBe(409);
    expect((await listed()).find(({ _id }) => _id === rivers)).toMatchObject({ name: { en: 'Lakes' }, within: null });
  });

  it('refuse a name beside its like, and let it stand elsewhere', async () => {
    const geography = await add('Geography');
    await add('Rivers', geography);
    await add('Rivers');
    const taken = await addRaw({ name: { en: ' RIVERS ' }, within: geography, bank: 'own' });
    expect(taken.status).toBe(422);
    expect(taken.body.data.error.fields).toHaveProperty(['name.en']);
  });

  it('refuse a category within itself, too deep, or in the bank of somebody else', async () => {
    const top = await add('1');
    const second = await add('2', top);
    const inItself = await change(top, { name: '1', within: second, revision: 1 });
    expect(inItself.body.data.error.fields.within).toEqual([api.bankCategoryInItself]);
    let deepest = second;
    for (const name of ['3', '4', '5', '6']) deepest = await add(name, deepest);
    const seventh = await addRaw({ name: { en: '7' }, within: deepest, bank: 'own' });
    expect(seventh.body.data.error.fields.within).toEqual([WHY_TOO_DEEP]);
    const chain = await add('Chain');
    await add('Link', chain);
    const tooDeep = await change(chain, {
      name: 'Chain',
      within: (await listed()).find(({ name }) => name.en === '5')?._id ?? '',
      revision: 1,
    });
    expect(tooDeep.body.data.error.fields.within).toEqual([WHY_TOO_DEEP]);
    const ofAnother = await addRaw({ name: { en: 'x' }, within: top, bank: 'own' }, other);
    expect(ofAnother.body.data.error.fields.within).toEqual([api.unknownCategory]);
  });

  it('ask for both languages where everybody reads it, and for one where one person does', async () => {
    expect((await addRaw({ name: { bn: 'নদী' }, within: null, bank: 'own' })).status).toBe(201);
    const half = await addRaw({ name: { bn: 'নদী' }, within: null, bank: 'shared' }, agent);
    expect(half.body.data.error.fields).toHaveProperty(['name.en']);
    expect((await addRaw({ name: { en: ' ' }, within: null, bank: 'own' })).body.data.error.fields).toHaveProperty([
      'name.en',
    ]);
  });
});

describe('deleteBankCategory', () => {
  it('refuses while something is in it', async () => {
    const top = await add('Top');
    const below = await add('Below', top);
    const deletion = (id: string) => server.call(categories.deleteBankCategory, { params: { id } }, teacher);
    expect((await deletion(top)).status).toBe(409);
    const id = await keep({ category: below });
    expect((await deletion(below)).status).toBe(409);
    await remove(id);
    expect((await deletion(below)).status).toBe(200);
    expect((await deletion(top)).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect((await server.call(questions.restoreBankQuestion, { params: { id } }, teacher)).status).toBe(200);
    expect((await get(id)).data.category).toBeNull();
  });
});

describe('a tree that several change at once', () => {
  it('loses nothing, and holds nobody up for good', async () => {
    for (let time = 0; time < 12; time += 1) {
      const top = await add(`Top ${time}`);
      const deleted = await keep({ category: top });
      await server.call(questions.deleteBankQuestion, { params: { id: deleted } }, teacher);
      const body = { name: { en: `Within ${time}` }, within: top, bank: 'own' as const };
      const replies = await Promise.all([
        server.call(categories.createBankCategory, { body }, teacher),
        server.call(categories.deleteBankCategory, { params: { id: top } }, teacher),
        server.call(
          questions.keepQuestions,
          { body: { bank: 'own', category: top, tags: [], questions: [keptQuestion] } },
          teacher,
        ),
        server.call(questions.restoreBankQuestion, { params: { id: deleted } }, teacher),
        server.call(categories.createBankCategory, { body: { ...body, name: { en: `Beside ${time}` } } }, teacher),
      ]);
      expect(replies.filter(({ status }) => status >= 500).map(({ body: told }) => told)).toEqual([]);
      const all = await listed();
      expect(all.filter(({ within }) => within !== null && !all.some(({ _id }) => _id === within))).toEqual([]);
    }
  });
});

describe('keepQuestions', () => {
  it('keeps a question alone, with its key', async () => {
    const showIf = { op: 'answered', question: 'before' };
    const jumps = [{ to: 'end' }];
    const question = { ...keptQuestion.question, showIf, jumps };
    const marking = { ...keptQuestion.marking, bank: newId() };
    const body = {
      bank: 'own' as const,
      category: null,
      tags: [' Class  6', 'class 6'],
      questions: [{ question, marking }],
    };
    const reply = await server.call(questions.keepQuestions, { body: body as never }, teacher);
    expect(reply.status).toBe(201);
    const { data } = await get(reply.data.ids[0] ?? '');
    expect(data).toMatchObject({ ...keptQuestion, tags: ['class 6'], uses: 0, quizzes: [] });
    expect(data.question).not.toHaveProperty('showIf');
    expect(data.question).not.toHaveProperty('jumps');
    expect(data.marking).not.toHaveProperty('bank');
  });

  it('refuses what asks nothing, by place, and then keeps none', async () => {
    const statement = { kind: 'statement', id: 's', title: { en: 'Read this' }, help: {}, required: false };
    const body = {
      ...{ bank: 'own', category: null, tags: [] },
      questions: [keptQuestion, { question: statement, marking: { points: 0 } }],
    };
    const reply = await server.call(questions.keepQuestions, { body: body as never }, teacher);
    expect(reply.body.data.error.fields).toHaveProperty(['questions.1.question.kind']);
    const untitled = { ...keptQuestion, question: { ...keptQuestion.question, title: {} } };
    const blank = await server.call(
      questions.keepQuestions,
      { body: { ...body, questions: [untitled] } as never },
      teacher,
    );
    expect(blank.body.data.error.fields).toHaveProperty(['questions.0.question.title']);
    const options = Array.from({ length: 200 }, (_none, at) => ({
      id: `o${at}`,
      label: { en: `${at} ${'x'.repeat(190)}` },
    }));
    const large = { ...keptQuestion, question: { ...keptQuestion.question, options } };
    const sent = { body: { ...body, questions: [large] } as never };
    expect((await server.call(questions.keepQuestions, sent, teacher)).status).toBe(413);
    expect((await found()).total).toBe(0);
  });

  it('refuses categories of other banks, and the shared bank to all but staff', async () => {
    const shared = await add('Sums', null, agent, 'shared');
    const body = { bank: 'own' as const, category: shared, tags: [], questions: [keptQuestion] };
    const reply = await server.call(questions.keepQuestions, { body }, teacher);
    expect(reply.body.data.error.fields).toHaveProperty(['category']);
    const inShared = await server.call(questions.keepQuestions, { body: { ...body, bank: 'shared' } }, teacher);
    expect(inShared.status).toBe(403);
  });
});

describe('findBankQuestions', () => {
  it('finds by category with what lies in it, by tag and by words in either digits', async () => {
    const geography = await add('Geography');
    const rivers = await add('Rivers', geography);
    await keep({ title: 'Of 1971', tags: ['history'] });
    await keep({ title: 'Of rivers', category: rivers, tags: ['water'] });
    await keep({ title: 'Of hills', category: geography });
    expect(await titles()).toEqual(['Of hills', 'Of rivers', 'Of 1971']);
    expect(await titles({ category: geography })).toEqual(['Of hills', 'Of rivers']);
    expect(await titles({ category: rivers })).toEqual(['Of rivers']);
    expect(await titles({ category: 'none' })).toEqual(['Of 1971']);
    expect(await titles({ category: newId() })).toEqual([]);
    expect(await titles({ tag: 'water' })).toEqual(['Of rivers']);
    expect(await titles({ q: 'of ১৯৭১' })).toEqual(['Of 1971']);
    expect(await titles({ q: 'WATER' })).toEqual(['Of rivers']);
    expect((await found()).allTags).toEqual(['history', 'water']);
    expect((await listed()).map(({ questions: count }) => count)).toEqual([1, 1]);
  });

  it('goes on page by page, by category as its tree shows them and in each as they were kept', async () => {
    const sums = await add('Sums');
    const geography = await add('Geography');
    const rivers = await add('Rivers', geography);
    const kept = { none: null, s1: sums, r1: rivers, g1: geography, s2: sums, r2: rivers };
    for (const [title, category] of Object.entries(kept)) await keep({ title, category });
    const all: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await found({ limit: 2, cursor });
      all.push(...page.items.map(({ question }) => question.title.en ?? ''));
      expect(page).toMatchObject({ total: 6 });
      cursor = page.next;
    }
    expect(all).toEqual(['g1', 'r1', 'r2', 's1', 's2', 'none']);
    expect((await found({ category: geography })).inCategories).toEqual([
      { category: geography, count: 1 },
      { category: rivers, count: 2 },
    ]);
    expect((await found()).inCategories.at(-1)).toEqual({ category: null, count: 1 });
  });

  it('shows people their own and everybody’s, and nobody else’s', async () => {
    const own = await keep();
    const shared = await keep({ bank: 'shared', by: agent, title: 'Shared' });
    expect(await titles({ bank: 'shared' }, other)).toEqual(['Shared']);
    expect(await titles({}, other)).toEqual([]);
    expect((await get(own, other)).status).toBe(404);
    expect((await get(own, agent)).status).toBe(404);
    expect((await get(shared, other)).data.statistics).toBeNull();
    expect((await get(shared, agent)).data.statistics).toEqual({ count: 0, facility: null, discrimination: null });
    const content = { ...keptQuestion, category: null, tags: [], revision: 1 };
    const edit = await server.call(questions.updateBankQuestion, { params: { id: shared }, body: content }, other);
    expect(edit.status).toBe(403);
  });
});

describe('updateBankQuestion', () => {
  it('changes it for whoever saw it as it is', async () => {
    const id = await keep();
    const category = await add('Rivers');
    const body = { ...keptQuestion, category, tags: ['rivers'], revision: 1 };
    expect((await server.call(questions.updateBankQuestion, { params: { id }, body }, teacher)).status).toBe(200);
    expect((await server.call(questions.updateBankQuestion, { params: { id }, body }, teacher)).status).toBe(409);
    expect((await get(id)).data).toMatchObject({ category, tags: ['rivers'], revision: 2 });
  });
});

describe('deleteBankQuestion and restoreBankQuestion', () => {
  it('undo each other until it is forgotten', async () => {
    const id = await keep();
    expect((await remove(id)).status).toBe(200);
    expect((await get(id)).status).toBe(404);
    expect(await titles()).toEqual([]);
    const restore = () => server.call(questions.restoreBankQuestion, { params: { id } }, teacher);
    expect((await restore()).status).toBe(200);
    expect((await restore()).status).toBe(404);
    await remove(id);
    const later = new Date(server.clock.now.getTime() + 31 * 86_400_000);
    await forgetDeletedBankQuestions.run({ db: server.db, now: later } as JobContext, {});
    expect((await restore()).status).toBe(404);
  });
});

describe('a quiz', () => {
  const quizOf = (...copies: KeptQuestion[]): Questionnaire => ({
    sections: [{ id: 's1', title: {}, intro: {}, questions: copies.map(({ question }) => question) }],
    marking: { questions: Object.fromEntries(copies.map(({ question, marking }) => [question.id, marking])) },
  });
  const second = {
    question: { ...keptQuestion.question, id: 'second', title: { en: 'And the other?' } },
    marking: keptQuestion.marking,
  };
  const answer = (projectId: string, first: string, other: string) =>
    createResponse(server, projectId, { answers: { copy: first, second: other } });
  const fold = async () => {
    const job = { db: server.db, now: server.clock.now, log: createLogger('silent') } as JobContext;
    await foldResponses.run(job, {});
  };
  const copied = (id: string) => copyOfKept({ id, ...keptQuestion }, () => 'copy');
  const publish = (...copies: KeptQuestion[]) =>
    createProject(server, {
      ...{ kind: 'quiz', owner: teacher, published: true, questionnaire: quizOf(...copies) },
      settings: { languages: ['en'] },
    });

  it('tells the bank that it asks a question, once it is published', async () => {
    const id = await keep();
    const draft = await createProject(server, {
      ...{ kind: 'quiz', owner: teacher, questionnaire: quizOf(copied(id)) },
    });
    expect((await get(id)).data.uses).toBe(0);
    await server.call(publishProject, { params: { id: draft.id } }, teacher);
    const { data } = await get(id);
    expect(data.uses).toBe(1);
    expect(data.quizzes.map(({ _id }) => _id)).toEqual([draft.id]);
    expect((await found()).items[0]?.uses).toBe(1);
  });

  it('is told of to who may see it, and counted to all others', async () => {
    const id = await keep({ bank: 'shared', by: agent });
    const { id: projectId } = await publish(copied(id));
    const toOwner = (await get(id)).data;
    expect([toOwner.quizzes.map(({ _id }) => _id), toOwner.otherUses]).toEqual([[projectId], 0]);
    const toOther = (await get(id, other)).data;
    expect([toOther.uses, toOther.quizzes, toOther.otherUses, toOther.statistics]).toEqual([1, [], 1, null]);
  });

  it('keeps its copy, with its key, whatever becomes of the question in the bank', async () => {
    const id = await keep();
    const { id: projectId } = await publish(copied(id));
    const before = await server.db.select().from(versions).where(eq(versions.projectId, projectId));
    const body = { ...second, category: null, tags: [], revision: 1 };
    expect((await server.call(questions.updateBankQuestion, { params: { id }, body }, teacher)).status).toBe(200);
    await remove(id);
    expect(await server.db.select().from(versions).where(eq(versions.projectId, projectId))).toEqual(before);
    const { data } = await server.call(getSurvey, { params: { id: projectId } }, teacher);
    expect(data.changedSincePublished).toBe(false);
  });

  it('adds to what is known of a question as long as it asks the same', async () => {
    const id = await keep();
    // Of the first question: six of ten right in one quiz, and one of two in another, where it is worth half as much.
    const one = await publish(copied(id), second);
    const copy = copied(id);
    const other = await publish({ ...copy, marking: { ...copy.marking, points: 1 } }, second);
    const reworded = { ...copy, question: { ...copy.question, title: { en: 'Which river is the shortest?' } } };
    const changed = await publish(reworded, second);
    for (let person = 0; person < 10; person += 1) {
      await answer(one.id, person < 6 ? 'o2' : 'o1', person < 5 ? 'o2' : 'o1');
    }
    await answer(other.id, 'o2', 'o2');
    await answer(other.id, 'o1', 'o2');
    await answer(changed.id, 'o1', 'o1');
    await fold();
    const { data } = await get(id);
    expect(data.uses).toBe(3);
    expect(data.statistics?.count).toBe(12);
    expect(data.statistics?.facility).toBeCloseTo((6 * 2 + 1) / (10 * 2 + 2), 10);
    // Of six and five ones among ten, five of them together: the phi coefficient.
    expect(data.statistics?.discrimination).toBeCloseTo((10 * 5 - 6 * 5) / Math.sqrt(6 * 4 * 5 * 5), 10);
    const body = { ...reworded, category: null, tags: [], revision: 1 };
    await server.call(questions.updateBankQuestion, { params: { id }, body }, teacher);
    expect((await get(id)).data.statistics).toEqual({ count: 0, facility: null, discrimination: null });
  });

  it('that asks a question no more is no use of it, and one that asks it twice is one', async () => {
    const id = await keep();
    const twice = copyOfKept({ id, ...keptQuestion }, () => 'again');
    const { id: projectId } = await publish(copied(id), twice, second);
    expect((await get(id)).data.uses).toBe(1);
    expect(await server.db.$count(bankUses)).toBe(1);
    const params = { id: projectId };
    const { questionnaireRevision } = (await server.call(getSurvey, { params }, teacher)).data;
    const body = { questionnaire: quizOf(second), questionnaireRevision };
    expect((await server.call(saveQuestionnaire, { params, body }, teacher)).status).toBe(200);
    expect((await server.call(publishProject, { params }, teacher)).status).toBe(200);
    expect((await get(id)).data.uses).toBe(0);
  });

  it('that draws tells of a question what those earned who were asked it', async () => {
    const [one, two] = [await keep(), await keep({ title: 'And the other?' })];
    const [first, other] = [copied(one), copyOfKept({ id: two, ...second }, () => 'second')];
    const drawing = quizOf(first, other);
    const { id: projectId } = await createProject(server, {
      ...{ kind: 'quiz', owner: teacher, published: true, settings: { languages: ['en'] } },
      questionnaire: { ...drawing, sections: drawing.sections.map((section) => ({ ...section, draw: 1 })) },
    });
    // Whoever is asked the first has it right, and whoever is asked the other has it wrong.
    for (let person = 0; person < 40; person += 1) await answer(projectId, 'o2', 'o1');
    await fold();
    const [ofFirst, ofOther] = [(await get(one)).data.statistics, (await get(two)).data.statistics];
    expect((ofFirst?.count ?? 0) + (ofOther?.count ?? 0)).toBe(40);
    expect([ofFirst?.facility, ofOther?.facility]).toEqual([1, 0]);
  });

  it('that names a question of somebody else is no use of it', async () => {
    const id = await keep({ by: other });
    await publish(copied(id));
    expect((await get(id, other)).data.uses).toBe(0);
  });
});
