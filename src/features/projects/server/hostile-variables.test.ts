import { beforeAll, describe, expect, it } from 'vitest';
import { pathOf } from '#kit/contract/request.ts';
import { createProject, scoringQuestionnaire, type TestProject } from '#tests/factories/project.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { getSurvey } from '../contract/project.ts';
import { checkProject, saveQuestionnaire } from '../contract/questionnaire.ts';

/** Calculations that nobody's builder makes: refused where they stand, or told by the checker. */

let server: TestServer;
let project: TestProject;
beforeAll(async () => {
  server = await startTestServer();
  project = await createProject(server, { questionnaire: scoringQuestionnaire() });
});

/** As text, for what a client may write is more than what an object holds. */
async function save(expression: string) {
  const questionnaire = JSON.parse(JSON.stringify(scoringQuestionnaire()));
  const { questionnaireRevision } = (await server.call(getSurvey, { params: { id: project.id } }, project.owner)).data;
  questionnaire.variables[0].expression = 'here';
  return server.send({
    method: 'PUT',
    url: pathOf(saveQuestionnaire, { params: { id: project.id } }),
    payload: JSON.stringify({ questionnaireRevision, questionnaire }).replace('"here"', expression),
    headers: { 'content-type': 'application/json' },
    by: project.owner,
  });
}

describe('saveQuestionnaire', () => {
  it.each([
    '1',
    '[]',
    '"food"',
    '{}',
    '{"op":"eval","code":"1"}',
    '{"op":"answer","question":"__proto__"}',
    '{"op":"variable","variable":"constructor"}',
    '{"op":"numeric","value":1e999}',
    '{"op":"numeric","value":1e12}',
    '{"op":"numeric","value":"1"}',
    '{"op":"sum","of":{"length":5}}',
    '{"op":"sum","of":[{"op":"answer","question":"food","more":1}]}',
    '{"op":"round","of":{"op":"numeric","value":1},"decimals":1.5}',
    '{"op":"if","if":true,"yes":{"op":"numeric","value":1}}',
    `{"op":"sum","of":[${Array(100).fill('{"op":"numeric","value":1}').join()}]}`,
    `${'{"op":"sum","of":['.repeat(6)}{"op":"numeric","value":1}${']}'.repeat(6)}`,
  ])('refuses %s where it stands', async (expression) => {
    const { status, body } = await save(expression);
    expect(status).toBe(422);
    expect(Object.keys(body.data.error.fields)[0]).toMatch(/^questionnaire\.variables\.0\.expression/);
  });

  it.each([7, 100, 10_000])('refuses what is %i deep', async (depth) => {
    const { status } = await save(`${'{"op":"sum","of":['.repeat(depth)}${']}'.repeat(depth)}`);
    expect([400, 413, 422]).toContain(status);
  });

  it('takes the deepest that it describes, with the deepest condition in it', async () => {
    const condition = `${'{"op":"and","of":['.repeat(4)}{"op":"chose","question":"food","options":["a"]}${']}'.repeat(4)}`;
    const choice = `{"op":"if","if":${condition},"yes":{"op":"numeric","value":1}}`;
    const { status } = await save(`${'{"op":"sum","of":['.repeat(4)}${choice}${']}'.repeat(4)}`);
    expect(status).toBe(200);
  });
});

describe('checkProject', () => {
  it('names a calculation that looks at itself, and one of what is gone', async () => {
    await save('{"op":"sum","of":[{"op":"variable","variable":"score"},{"op":"answer","question":"gone"}]}');
    const { data } = await server.call(checkProject, { params: { id: project.id } }, project.owner);
    expect(data.findings.filter(({ variableId }) => variableId === 'score').map(({ key }) => key)).toEqual([
      'calculationOnLater',
      'calculationWithoutQuestion',
    ]);
  });
});
