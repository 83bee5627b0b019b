import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { pathOf } from '#kit/contract/request.ts';
import { branchingQuestionnaire, createProject, type TestProject } from '#tests/factories/project.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { getSurvey } from '../contract/project.ts';
import { saveQuestionnaire } from '../contract/questionnaire.ts';

/** Conditions that nobody's builder makes: refused where they stand, and nothing is written. */

let server: TestServer;
let project: TestProject;
beforeAll(async () => {
  server = await startTestServer();
  project = await createProject(server, { questionnaire: branchingQuestionnaire() });
});

type Place = 'showIf' | 'requireIf' | 'jumps';

/** As text, for what a client may write is more than what an object holds: `__proto__` for one. */
function save(place: Place, condition: string) {
  const questionnaire = JSON.parse(JSON.stringify(branchingQuestionnaire()));
  questionnaire.sections[0].questions[2][place] = 'here';
  const body = JSON.stringify({ questionnaireRevision: 1, questionnaire });
  return server.send({
    method: 'PUT',
    url: pathOf(saveQuestionnaire, { params: { id: project.id } }),
    payload: body.replace('"here"', place === 'jumps' ? `[{"if":${condition},"to":"$end"}]` : condition),
    headers: { 'content-type': 'application/json' },
    by: project.owner,
  });
}

async function expectRefused(place: Place, condition: string): Promise<void> {
  const { status, body } = await save(place, condition);
  expect([400, 413, 422], condition.slice(0, 200)).toContain(status);
  // What no call takes, whatever it is of, is refused before it is read.
  const [field = 'body'] = Object.keys(body.data.error.fields ?? {});
  if (field !== 'body') expect(field).toMatch(new RegExp(`^questionnaire\\.sections\\.0\\.questions\\.2\\.${place}`));
  else if (status === 422) expect(condition).toMatch(/__proto__|([[{].*){16}/);
}

async function expectNothingWritten(): Promise<void> {
  const { data } = await server.call(getSurvey, { params: { id: project.id } }, project.owner);
  expect([data.questionnaireRevision, data.questionnaire]).toEqual([1, branchingQuestionnaire()]);
}

describe('saveQuestionnaire', () => {
  it.each([6, 100, 10_000])('refuses groups %i deep', async (depth) => {
    const test = '{"op":"answered","question":"drives"}';
    await expectRefused('showIf', `${'{"op":"not","of":'.repeat(depth)}${test}${'}'.repeat(depth)}`);
    await expectRefused('jumps', `${'{"op":"and","of":['.repeat(depth)}${test}${']}'.repeat(depth)}`);
    await expectRefused('requireIf', `${'['.repeat(depth)}${']'.repeat(depth)}`);
    await expectNothingWritten();
  });

  it.each([
    '{"op":"answered","question":"__proto__"}',
    '{"op":"answered","question":"constructor"}',
    '{"op":"chose","question":"drives","options":["toString"]}',
    '{"op":"constructor","question":"drives"}',
    '{"__proto__":{"op":"answered","question":"drives"}}',
    '{"op":"answered","question":"drives","__proto__":{"polluted":true}}',
    '{"op":"answered","question":"drives","more":1}',
    '{"op":"and","of":{"length":1000000000}}',
    '{"op":"number_between","question":"drives","min":1e999}',
    '{"op":"date_between","question":"drives","min":"2026-02-30"}',
    `{"op":"or","of":[${Array(60).fill('{"op":"answered","question":"drives"}').join()}]}`,
    'true',
    '[]',
    '"drives"',
  ])('refuses %s', async (condition) => {
    for (const place of ['showIf', 'requireIf', 'jumps'] as const) await expectRefused(place, condition);
    await expectNothingWritten();
    expect(({} as { polluted?: true }).polluted).toBeUndefined();
  });

  it('refuses whatever else is made of its words', async () => {
    const word = fc.constantFrom(
      'op',
      'of',
      'not',
      'and',
      'chose',
      'question',
      'options',
      '$end',
      '__proto__',
      'drives',
    );
    const strange = fc.letrec((again) => ({
      any: fc.oneof({ maxDepth: 4 }, word, fc.double(), fc.constant(null), again('some'), again('record')),
      some: fc.array(again('any'), { maxLength: 3 }),
      // Never a whole condition: what it does is missing.
      record: fc.dictionary(
        word.filter((name) => name !== 'op'),
        again('any'),
        { maxKeys: 3 },
      ),
    }));
    await fc.assert(
      fc.asyncProperty(strange.any, fc.constantFrom<Place>('showIf', 'requireIf', 'jumps'), async (value, place) => {
        await expectRefused(place, JSON.stringify(value));
      }),
      { numRuns: 30 },
    );
    await expectNothingWritten();
  });
});
