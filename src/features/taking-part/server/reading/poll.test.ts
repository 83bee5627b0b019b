import { beforeAll, describe, expect, it } from 'vitest';
import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import { createProject, sampleBallot, sampleQuestionnaire } from '#tests/factories/project.ts';
import { createUser } from '#tests/factories/user.ts';
import { statementsOf } from '#tests/support/count-statements.ts';
import { startTestServer, type TestServer, type Visitor, visitor } from '#tests/support/test-server.ts';
import { createProject as createProjectCall, getSurvey } from '../../../projects/contract/project.ts';
import { publishProject } from '../../../projects/contract/publishing.ts';
import { getPollResults } from '../../contract/poll-results.ts';
import { startRespondent } from '../../contract/start-respondent.ts';
import { getWelcome } from '../../contract/welcome.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

/** A poll as it begins, with a question written. */
function openPoll(settings: Partial<ProjectSettings> = {}, password?: string, questionnaire = sampleBallot()) {
  const usual = { onePer: 'device', showResults: 'after_voting' } as const;
  const options = { kind: 'poll', questionnaire, published: true } as const;
  return createProject(server, { ...options, settings: { ...usual, ...settings }, ...(password && { password }) });
}

function vote(id: string, option: string, by: Visitor = visitor()) {
  const body = { answers: { q1: option }, complete: true };
  return server.call(startRespondent, { params: { id }, body }, by);
}

const results = (ref: string) => server.call(getPollResults, { params: { id: ref } });

describe('createProject', () => {
  it('begins a poll with one choice, one vote a device and results, and a feedback form with a rating and a text', async () => {
    const owner = await createUser(server);
    const begun = async (kind: 'poll' | 'feedback') => {
      const { _id: id } = (await server.call(createProjectCall, { body: { kind, title: { en: 'New' } } }, owner)).data;
      return (await server.call(getSurvey, { params: { id } }, owner)).data;
    };
    const poll = await begun('poll');
    expect(poll).toMatchObject({ kind: 'poll', onePer: 'device', showResults: 'after_voting' });
    expect(poll.questionnaire.sections[0]?.questions).toMatchObject([{ required: true, options: [{}, {}] }]);
    const feedback = await begun('feedback');
    expect(feedback).toMatchObject({ kind: 'feedback', onePer: 'nobody', showResults: 'never' });
    expect(feedback.questionnaire.sections[0]?.questions).toMatchObject([{ steps: 5, required: true }, {}]);
    expect((await server.call(publishProject, { params: { id: feedback._id } }, owner)).status).toBe(200);
  });

  it('refuses results after voting in what is no poll', async () => {
    const owner = await createUser(server);
    const body = { kind: 'survey', title: { en: 'New' }, settings: { showResults: 'after_voting' } } as const;
    const reply = await server.call(createProjectCall, { body }, owner);
    expect(reply.status).toBe(422);
    expect(JSON.stringify(reply.body)).toContain('settings.showResults');
  });
});

describe('publishProject', () => {
  it('refuses a poll of two questions', async () => {
    const { id, owner } = await createProject(server, { kind: 'poll', questionnaire: sampleQuestionnaire() });
    expect((await server.call(publishProject, { params: { id } }, owner)).status).toBe(422);
  });
});

describe('getPollResults', () => {
  it('says how everyone voted, in per cent that add up, and marks the own vote', async () => {
    const { id } = await openPoll();
    await vote(id, 'o1');
    await vote(id, 'o1');
    const own = (await vote(id, 'o2')).data._id;
    expect((await results(own)).data).toMatchObject({
      votes: 3,
      isShared: false,
      options: [
        { id: 'o1', label: { en: 'Tea' }, votes: 2, percent: 67, isOwn: false },
        { id: 'o2', label: { en: 'Coffee' }, votes: 1, percent: 33, isOwn: true },
      ],
    });
  });

  it('asks and counts in the words that whoever voted read', async () => {
    const { sections } = sampleBallot();
    const [section] = sections;
    const [question] = section?.questions ?? [];
    if (!section || !question) throw new Error('The sample asks something');
    const title = { en: 'What do you drink in {{value:area|our town}}?' };
    const questionnaire = {
      sections: [{ ...section, questions: [{ ...question, title }] }],
      hiddenValues: [{ id: 'area', label: {} }],
    };
    const { id } = await openPoll({}, undefined, questionnaire);
    const body = { answers: { q1: 'o1' }, complete: true, hiddenValues: { area: 'Sylhet' } };
    const { _id } = (await server.call(startRespondent, { params: { id }, body }, visitor())).data;
    expect((await results(_id)).data).toMatchObject({ votes: 1, title: { en: 'What do you drink in Sylhet?' } });
    expect((await server.call(getWelcome, { params: { id } }, visitor())).data.ballot).not.toBe(null);
    // What is drawn is not known before somebody is there.
    const drawn = { ...questionnaire, hiddenValues: [{ id: 'area', label: {}, drawnFrom: ['Sylhet', 'Bogura'] }] };
    const other = await openPoll({}, undefined, drawn);
    expect((await server.call(getWelcome, { params: { id: other.id } }, visitor())).data.ballot).toBe(null);
  });

  it('costs as few statements however many voted', async () => {
    const { id } = await openPoll();
    const own = (await vote(id, 'o1')).data._id;
    const before = await statementsOf(() => results(own));
    for (let count = 0; count < 5; count++) await vote(id, 'o2');
    expect(await statementsOf(() => results(own))).toBe(before);
  });

  it('is for those alone who have voted, and for nobody where the poll does not show them', async () => {
    const quiet = await openPoll({ showResults: 'never' });
    expect((await results((await vote(quiet.id, 'o1')).data._id)).status).toBe(404);
    const { id } = await openPoll();
    const begun = await server.call(startRespondent, { params: { id }, body: {} }, visitor());
    expect((await results(begun.data._id)).status).toBe(404);
    expect((await results('A'.repeat(64))).status).toBe(404);
  });
});

describe('getWelcome', () => {
  const welcome = async (id: string, by: Visitor) => (await server.call(getWelcome, { params: { id } }, by)).data;

  it('brings the question of a poll that asks nothing besides, and knows who has voted', async () => {
    const { id } = await openPoll();
    const voter = visitor();
    expect(await welcome(id, voter)).toMatchObject({ ballot: sampleBallot(), voted: null });
    const { _id } = (await vote(id, 'o1', voter)).data;
    expect(await welcome(id, voter)).toMatchObject({ voted: _id, mayAnswerAgain: false });
    expect((await welcome(id, visitor())).voted).toBe(null);
    expect((await vote(id, 'o2', voter)).status).toBe(409);
  });

  it('brings no question where a password, details or a review come with it, nor that of a survey', async () => {
    const others = [await openPoll({ responseMethod: 'identified' }), await openPoll({ reviewAnswers: true })];
    const limited = await openPoll({}, 'a fine long passphrase');
    const survey = await createProject(server, { published: true });
    for (const { id } of [...others, limited, survey]) expect((await welcome(id, visitor())).ballot).toBe(null);
  });
});
