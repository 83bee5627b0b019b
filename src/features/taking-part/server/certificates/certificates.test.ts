import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { REVEAL_PRESETS } from '#domain/quiz/reveal.ts';
import { RIGHT, sampleQuiz } from '#domain/quiz/sample-quiz.ts';
import { takeDownProject } from '#features/projects/contract/oversight.ts';
import { createProject as createProjectCall, updateSurvey } from '#features/projects/contract/project.ts';
import { checkProject } from '#features/projects/contract/questionnaire.ts';
import { deleteResponse } from '#features/reports/contract/responses.ts';
import { keepForRetention, requireRef, responsesOfAccount } from '#features/responses/public.ts';
import type { JobContext } from '#kit/server/jobs/job.ts';
import { createLogger } from '#kit/server/log.ts';
import { createQuiz } from '#tests/factories/project.ts';
import { createRespondent, createResponse, storedRespondent } from '#tests/factories/respondent.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { getOwnAttempt } from '../../contract/attempts.ts';
import { downloadCertificate, getCertificate, nameCertificate } from '../../contract/certificates.ts';
import { getRespondent } from '../../contract/respondent.ts';
import { CERTIFICATES } from '../../rate-limits.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const certified = { responseMethod: 'registered', certificate: true, reveal: REVEAL_PRESETS.marks } as const;
/** Five of ten points: six are needed. */
const TOO_FEW = { capital: 'o1', rivers: ['o1', 'o2', 'o3'] };

async function passed(settings: Parameters<typeof createQuiz>[1] = {}, answers: Record<string, unknown> = RIGHT) {
  const by = await createUser(server);
  const quiz = await createQuiz(server, { ...certified, ...settings });
  return { ...quiz, by, ref: await createResponse(server, quiz.id, { by, answers: answers as typeof RIGHT }) };
}

const name = (ref: string, words = 'Ayesha Rahman') =>
  server.call(nameCertificate, { params: { id: ref }, body: { name: words } });
// From one address a minute has room for so many.
const check = (code: string) => {
  server.clock.forward(60);
  return server.call(getCertificate, { params: { code } });
};
const offered = async (ref: string) => {
  const { data } = await server.call(getRespondent, { params: { id: ref } });
  return data.state === 'answering' ? undefined : data.certificate;
};

describe('nameCertificate', () => {
  it('gives whoever passed a code, under the name that they wrote', async () => {
    const { ref, by } = await passed();
    expect(await offered(ref)).toEqual({ code: null });
    const { status, data } = await name(ref, '  Ayesha \n Rahman ');
    expect([status, data.code]).toEqual([
      200,
      expect.stringMatching(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/),
    ]);
    expect(await offered(ref)).toEqual({ code: data.code });
    expect((await check(data.code)).data).toMatchObject({
      ...{ code: data.code, state: 'valid', name: 'Ayesha Rahman', company: null },
      score: { earned: 10, points: 10 },
    });
    const { data: attempt } = await server.call(getOwnAttempt, { params: { id: requireRef(ref).respondentId } }, by);
    expect(attempt.certificate).toEqual({ ref });
  });

  it('keeps the code when the name is mended', async () => {
    const { ref } = await passed();
    const { code } = (await name(ref, 'Aysha')).data;
    expect((await name(ref, 'আয়েশা')).data.code).toBe(code);
    expect((await check(code)).data.name).toBe('আয়েশা'.normalize('NFC'));
  });

  it('wants a name', async () => {
    const { ref } = await passed();
    const { status, body } = await name(ref, ' \u200b ');
    expect([status, Object.keys(body.data.error.fields)]).toEqual([422, ['name']]);
    expect(await offered(ref)).toEqual({ code: null });
  });

  it('is for nobody who did not pass, is on the way, or took a quiz that gives none', async () => {
    const failed = await passed({}, TOO_FEW);
    const without = await passed({ certificate: false });
    const begun = await createRespondent(server, without.id, { by: await createUser(server) });
    for (const ref of [failed.ref, without.ref]) expect(await offered(ref)).toBeNull();
    for (const ref of [failed.ref, without.ref, begun, 'x'.repeat(64)]) expect((await name(ref)).status).toBe(404);
  });

  it('stays whoever took theirs, when the owner gives no more', async () => {
    const { ref, id, owner } = await passed();
    const { code } = (await name(ref)).data;
    await server.call(updateSurvey, { params: { id }, body: { certificate: false } }, owner);
    expect((await check(code)).data.state).toBe('valid');
    expect((await name(ref, 'Ayesha')).data.code).toBe(code);
    const late = await createResponse(server, id, { by: await createUser(server), answers: RIGHT });
    expect(await offered(late)).toBeNull();
  });
});

describe('getCertificate', () => {
  it('is found however the code is typed', async () => {
    const { code } = (await name((await passed()).ref)).data;
    const typed = code.replaceAll('-', ' ').toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
    expect((await check(typed)).data.code).toBe(code);
  });

  it('says the marks only where the owner shows them', async () => {
    const { code } = (await name((await passed({ reveal: null })).ref)).data;
    expect((await check(code)).data).toMatchObject({ state: 'valid', score: null });
  });

  it('is withdrawn while the marks do not pass, and valid again when they do', async () => {
    const { ref, id } = await passed();
    const { code } = (await name(ref)).data;
    const { respondentId } = requireRef(ref);
    const answering = (answers: object) =>
      server.db.execute(
        sql`UPDATE respondents SET answers = ${JSON.stringify(answers)}::jsonb WHERE project_id = ${id} AND id = ${respondentId}`,
      );
    await answering(TOO_FEW);
    expect((await check(code)).data).toMatchObject({
      ...{ state: 'withdrawn', name: null, completedAt: null, score: null },
    });
    expect((await server.call(downloadCertificate, { params: { code } })).status).toBe(404);
    await answering(RIGHT);
    expect((await check(code)).data.state).toBe('valid');
  });

  it.each(['0000-0000-0000-0000', 'nothing', '%', "'; --"])('does not know %s', async (code) => {
    expect((await check(code)).status).toBe(404);
  });

  it('goes with the response, with the person, and with what the staff take down', async () => {
    const [gone, left, down] = [await passed(), await passed(), await passed()];
    const codes: string[] = [];
    for (const { ref } of [gone, left, down]) codes.push((await name(ref)).data.code);
    const params = { id: gone.id, responseId: requireRef(gone.ref).respondentId };
    await server.call(deleteResponse, { params }, gone.owner);
    await server.db.transaction(async (tx) => {
      await responsesOfAccount.delete?.(tx, { id: left.by.id } as never, server.clock.now);
    });
    const admin = await createUser(server, { role: 'admin' });
    await server.call(takeDownProject, { params: { id: down.id }, body: { reason: 'deceives', note: '' } }, admin);
    for (const code of codes) expect((await check(code)).status).toBe(404);
    expect((await storedRespondent(server, left.ref)).certificate).toBeNull();
  });

  it('is of nobody once the response is anonymous, whatever was left behind, and is cleared then', async () => {
    const { ref } = await passed();
    const { code } = (await name(ref)).data;
    const { respondentId } = requireRef(ref);
    await server.db.execute(sql`UPDATE respondents SET anonymised_at = now() WHERE id = ${respondentId}`);
    expect((await check(code)).status).toBe(404);
    const { db, clock } = server;
    const context = { db, now: clock.now, log: createLogger('silent') } as JobContext;
    await keepForRetention('http://localhost:3000').run(context, {});
    expect((await storedRespondent(server, ref)).certificate).toBeNull();
  });

  it('is limited by who asks', async () => {
    const ask = () => server.call(getCertificate, { params: { code: '0000-0000-0000-0000' } });
    server.clock.forward(60);
    for (let count = 0; count < CERTIFICATES.limit; count += 1) await ask();
    expect((await ask()).status).toBe(429);
    server.clock.forward(60);
    expect((await ask()).status).toBe(404);
  });
});

describe('downloadCertificate', () => {
  it.each(['en', 'bn'] as const)('is a PDF in %s, whatever people are called', async (locale) => {
    const { ref } = await passed({ title: { en: '#panic() *Rivers* $x$', bn: 'নদী ও স্বাস্থ্য "শ্রেষ্ঠ" \\' } });
    const { code } = (await name(ref, `চাঁদ শ্রী ${'W'.repeat(60)} #read("/etc/passwd")`)).data;
    server.clock.forward(60);
    const { statusCode, headers, rawPayload } = await server.app.inject({
      url: `/api/v1/certificates/${code}/file?locale=${locale}`,
    });
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toContain(`certificate-${code}.pdf`);
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(rawPayload.byteLength).toBeLessThan(200_000);
  });
});

describe('the setting', () => {
  const fieldsOf = async (owner: TestUser, id: string, body: object) => {
    const { body: told, status } = await server.call(updateSurvey, { params: { id }, body }, owner);
    return [status, Object.keys(told.data.error?.fields ?? {})];
  };

  it('needs respondents who tell who they are, and a quiz', async () => {
    const owner = await createUser(server);
    const body = { kind: 'quiz', title: { en: 'Rivers' }, questionnaire: sampleQuiz } as const;
    const { _id: id } = (await server.call(createProjectCall, { body }, owner)).data;
    expect(await fieldsOf(owner, id, { certificate: true })).toEqual([422, ['certificate']]);
    expect(await fieldsOf(owner, id, { certificate: true, responseMethod: 'identified' })).toEqual([200, []]);
    expect(await fieldsOf(owner, id, { responseMethod: 'anonymous' })).toEqual([422, ['certificate']]);
    const survey = (await server.call(createProjectCall, { body: { kind: 'survey', title: { en: 'Tea' } } }, owner))
      .data;
    const named = { certificate: true, responseMethod: 'identified' };
    expect(await fieldsOf(owner, survey._id, named)).toEqual([422, ['certificate']]);
  });

  it('is warned of where nobody passes', async () => {
    const { pass: _, ...marking } = sampleQuiz.marking;
    const owner = await createUser(server);
    const questionnaire = { ...sampleQuiz, marking };
    const settings = { certificate: true, responseMethod: 'registered' } as const;
    const body = { kind: 'quiz', title: { en: 'Rivers' }, questionnaire, settings } as const;
    const { _id: id } = (await server.call(createProjectCall, { body }, owner)).data;
    const { findings } = (await server.call(checkProject, { params: { id } }, owner)).data;
    expect(findings).toContainEqual({ severity: 'warning', key: 'certificateWithoutPass' });
  });
});
