import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Answers } from '#domain/answers/answer.ts';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { foldProject } from '#features/responses/server/tallies/fold-project.ts';
import { isUnfolded } from '#features/responses/server/tallies/unfolded.ts';
import { createProject, sampleQuestionnaire, type TestProject } from '#tests/factories/project.ts';
import { createResponses } from '#tests/factories/response.ts';
import { createVersion } from '#tests/factories/version.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { exportResponses } from '../../contract/export.ts';
import { getReport } from '../../contract/report.ts';
import { deleteResponse } from '../../contract/responses.ts';

const TURNS = 30;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const everyQuestion = { help: {}, required: false };
const questionnaire: Questionnaire = {
  sections: [
    {
      id: 's1',
      title: {},
      intro: {},
      questions: [
        {
          ...everyQuestion,
          id: 'single',
          kind: 'single_choice',
          title: { en: 'Drink, please', bn: 'পানীয়' },
          options: drinks(),
        },
        { ...everyQuestion, id: 'several', kind: 'multiple_choice', title: { en: '=Several' }, options: drinks() },
        { ...everyQuestion, id: 'text', kind: 'long_text', title: { en: 'Say "why"' } },
        { ...everyQuestion, id: 'number', kind: 'number', title: { en: 'Degrees' }, decimals: 2, unit: { en: '°C' } },
        { ...everyQuestion, id: 'day', kind: 'date', title: {} },
      ],
    },
  ],
};

function drinks() {
  return [
    { id: 'tea', label: { en: 'Tea', bn: 'চা' } },
    { id: 'none', label: { en: '-none-', bn: 'কিছু না' } },
  ];
}

async function csvOf(project: TestProject, locale: 'en' | 'bn' = 'en'): Promise<string> {
  const reply = await server.call(exportResponses, { params: { id: project.id }, query: { locale } }, project.owner);
  expect(reply.status).toBe(200);
  return reply.body;
}

describe('exportResponses', () => {
  it('is this file, byte by byte', async () => {
    const project = await createProject(server, {
      settings: {
        responseMethod: 'identified',
        details: { name: 'required', phone: 'optional', email: 'off', address: 'off' },
      },
    });
    await createVersion(server, project, questionnaire);
    const startedAt = new Date('2026-03-01T05:59:58.400Z');
    const [first, second] = await createResponses(server, project.id, [
      {
        startedAt: new Date('2026-02-28T18:00:09.000Z'),
        seconds: 61,
        locale: 'bn',
        details: { name: 'মালিক, উদাহরণ', phone: '+8801712345678' },
        answers: { single: 'tea', several: ['tea', 'none'], text: 'a "b"\nc', number: -4.5, day: '2026-03-05' },
      },
      { startedAt, seconds: 1, details: { name: '=cmd|x' }, answers: { several: ['none'], text: '@me', number: 1200 } },
    ]);
    await createResponses(server, project.id, [{ state: 'answering', answers: { text: 'unfinished' } }]);

    const head = 'Response ID,Started (Dhaka time),Completed (Dhaka time),Seconds,Language,Version,Name,Phone,';
    expect(await csvOf(project)).toBe(
      [
        `\ufeff${head}"Drink, please",'=Several,"Say ""why""",Degrees,day`,
        `${first},2026-03-01 00:00:09,2026-03-01 00:01:10,61,bn,1,"মালিক, উদাহরণ",'+8801712345678,` +
          'Tea,Tea; -none-,"a ""b""\nc",-4.5,2026-03-05',
        `${second},2026-03-01 11:59:58,2026-03-01 11:59:59,1,en,1,'=cmd|x,,,'-none-,'@me,1200,`,
        '',
      ].join('\r\n'),
    );
    const bengali = (await csvOf(project, 'bn')).split('\r\n');
    expect(bengali[0]).toBe(
      '\ufeffসাড়ার আইডি,শুরু (ঢাকার সময়),শেষ (ঢাকার সময়),সেকেন্ড,ভাষা,সংস্করণ,নাম,ফোন,' + `পানীয়,'=Several,"Say ""why""",Degrees,day`,
    );
    expect(bengali[1]).toContain(',চা,চা; কিছু না,');
  });

  it('is named after the project and served as CSV', async () => {
    const project = await createProject(server, { published: true, settings: { title: { en: 'Tea', bn: 'চা/কফি' } } });
    const { headers, body } = await server.call(
      exportResponses,
      { params: { id: project.id }, query: { locale: 'bn' } },
      project.owner,
    );
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent('চা কফি সাড়া.csv')}`);
    expect(body.split('\r\n')).toHaveLength(2);
  });

  it('has a column a question over all versions, each answer in the words of its own', async () => {
    const project = await createProject(server);
    await createVersion(server, project, sampleQuestionnaire());
    await createResponses(server, project.id, [{ version: 1, answers: { q1: 'o2', q2: 'Strong' } }]);
    await createVersion(server, project, questionnaire);
    await createResponses(server, project.id, [{ version: 2, answers: { single: 'tea' } }]);
    const lines = (await csvOf(project)).split('\r\n').map((line) => line.split(',').slice(6).join());
    const none = 'Not in their version';
    expect(lines).toEqual([
      `"Drink, please",'=Several,"Say ""why""",Degrees,day,What do you drink?,Why?`,
      `${`${none},`.repeat(5)}Coffee,Strong`,
      `Tea,,,,,${none},${none}`,
      '',
    ]);
  });

  it('says which group of the net promoter score each is counted in, as the report counts them', async () => {
    const project = await createProject(server);
    const title = { en: 'Recommend?', bn: 'অন্যকে বলবেন?' };
    const questions: Question[] = [{ ...everyQuestion, id: 'tell', kind: 'nps', title }];
    await createVersion(server, project, { sections: [{ id: 's1', title: {}, intro: {}, questions }] });
    const given: Answers[] = [{ tell: 9 }, { tell: 7 }, { tell: 6 }, {}];
    await createResponses(
      server,
      project.id,
      given.map((answers) => ({ answers })),
    );
    const cellsOf = (csv: string) => csv.split('\r\n').map((line) => line.split(',').slice(6).join());
    const inEnglish: string[] = ['Recommend?,Recommend? (group)', '9,Promoter', '7,Passive', '6,Detractor', ',', ''];
    expect(cellsOf(await csvOf(project))).toEqual(inEnglish);
    expect(cellsOf(await csvOf(project, 'bn')).slice(0, 2)).toEqual(['অন্যকে বলবেন?,অন্যকে বলবেন? (দল)', '9,প্রচারক']);
    const { data } = await server.call(getReport, { params: { id: project.id } }, project.owner);
    expect(data.questions[0]?.score).toEqual({ score: 0, promoters: 1, passives: 1, detractors: 1 });
  });

  it('agrees with the report, and goes on over many batches', async () => {
    const project = await createProject(server, { published: true });
    const ids = await createResponses(
      server,
      project.id,
      Array.from({ length: 1_203 }, (_, index) => ({ answers: { q1: index % 3 === 0 ? 'o1' : 'o2' } })),
    );
    await server.call(deleteResponse, { params: { id: project.id, responseId: ids[0] ?? '' } }, project.owner);
    const lines = (await csvOf(project)).split('\r\n').slice(1, -1);
    expect(lines.map((line) => line.split(',')[0])).toEqual(ids.slice(1));
    const { data } = await server.call(getReport, { params: { id: project.id } }, project.owner);
    const cells = lines.map((line) => line.split(',')[6]);
    expect(data.questions[0]?.rows.map(({ count }) => count)).toEqual(
      ['Tea', 'Coffee'].map((label) => cells.filter((cell) => cell === label).length),
    );
  });

  it('keeps details that are no longer asked for, and asks for none that never were', async () => {
    const project = await createProject(server, { published: true });
    expect((await csvOf(project)).split(',')).not.toContain('Name');
    await createResponses(server, project.id, [{ details: { email: 'owner@example.com' } }]);
    const [head, line] = (await csvOf(project)).split('\r\n');
    expect(head).toContain('Version,Email,');
    expect(line).toContain(',1,owner@example.com,');
  });

  it('stops reading when the client goes away', async () => {
    const project = await createProject(server, { published: true });
    const text = 'long '.repeat(1_000);
    await createResponses(
      server,
      project.id,
      Array.from({ length: 6_000 }, () => ({ answers: { q2: text } })),
    );
    await foldProject(server.db, project.id, { which: isUnfolded, most: 6_000 });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const request = http.get({
      port,
      path: `/api/v1/projects/${project.id}/responses.csv`,
      headers: { authorization: `Bearer ${project.owner.accessToken}` },
    });
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    const statements = countStatements();
    await once(response, 'data');
    const closed = once(response.socket, 'close');
    response.destroy();
    await closed;
    // Others get their turn; an export that went on would read its twelve batches among them.
    for (let turn = 0; turn < TURNS; turn += 1) await server.db.execute(sql`SELECT 1`);
    expect(statements.read() - TURNS).toBeLessThan(6);
    statements.stop();
  });

  function countStatements() {
    let count = 0;
    const onAcquire = () => {
      count += 1;
    };
    server.database.pool.on('acquire', onAcquire);
    return { read: () => count, stop: () => server.database.pool.off('acquire', onAcquire) };
  }
});
