import { describe, expect, it } from 'vitest';
import { exportResponses } from '#features/reports/contract/export.ts';
import { downloadFile, findFiles } from '#features/reports/contract/files.ts';
import { getReport } from '#features/reports/contract/report.ts';
import { deleteResponse } from '#features/reports/contract/responses.ts';
import { findTextAnswers } from '#features/reports/contract/text-answers.ts';
import { deleteUnusedFiles } from '#features/responses/public.ts';
import { createLogger } from '#kit/server/log.ts';
import { beginFile, filesQuestionnaire, sendPiece, uploadFile } from '#tests/factories/file.ts';
import { createProject } from '#tests/factories/project.ts';
import { createRespondent } from '#tests/factories/respondent.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { completeRespondent, saveAnswers } from '../../contract/answering.ts';
import { createFile, deleteFile, downloadOwnFile } from '../../contract/files.ts';
import { getRespondent } from '../../contract/respondent.ts';
import { startRespondent } from '../../contract/start-respondent.ts';
import { OWN_DOWNLOADS } from '../../rate-limits.ts';

const MEGABYTE = 1024 * 1024;
const DAY = 24 * 60 * 60;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg==',
  'base64',
);

const server = await startTestServer();

async function asking(settings: Parameters<typeof filesQuestionnaire>[0] = {}) {
  const project = await createProject(server, { questionnaire: filesQuestionnaire(settings), published: true });
  return { ...project, ref: await createRespondent(server, project.id) };
}

function answer(ref: string, papers: string[]) {
  return server.call(saveAnswers, { params: { id: ref }, body: { answers: { papers } } });
}

async function download(ref: string, file: string) {
  return await server.send({ method: 'GET', url: `/api/v1/respondents/${ref}/files/${encodeURIComponent(file)}` });
}

/** What a refusal says at the question. */
function problemOf({
  status,
  body,
}: {
  status: number;
  body: { data: { error?: { fields?: Record<string, string[]> } } };
}) {
  return [status, body.data.error?.fields?.['answers.papers']?.[0]];
}

/** How many bytes are stored under a name; undefined where nothing is. */
async function stored(name: string): Promise<number | undefined> {
  let size = 0;
  try {
    for await (const chunk of server.keeping.storage.get(name)) size += chunk.length;
  } catch {
    return undefined;
  }
  return size;
}

async function cleanUp(): Promise<void> {
  const now = server.clock.now;
  const services = { db: server.db, now, log: createLogger('silent'), sendMail: async () => undefined };
  await deleteUnusedFiles(server.keeping.storage).run({ ...services, isLastAttempt: true }, {});
}

describe('createFile and addPiece', () => {
  it('take a file piece by piece, go on where it was cut, and give it back as it was', async () => {
    const { ref } = await asking();
    const bytes = Buffer.alloc(2 * MEGABYTE + 300, 'চা ');
    const begun = (await beginFile(server, ref, { bytes })).data;
    expect(begun).toMatchObject({ received: 0, piece: MEGABYTE });
    const first = bytes.subarray(0, MEGABYTE);
    expect((await sendPiece(server, ref, begun._id, 0, first)).data).toEqual({ received: MEGABYTE });
    // Sent again, or too early: nothing changes, and the reply says where to go on.
    expect((await sendPiece(server, ref, begun._id, 0, first)).data).toEqual({ received: MEGABYTE });
    const last = bytes.subarray(2 * MEGABYTE);
    expect((await sendPiece(server, ref, begun._id, 2 * MEGABYTE, last)).data).toEqual({ received: MEGABYTE });
    expect((await sendPiece(server, ref, begun._id, MEGABYTE, last)).status).toBe(422);
    expect((await answer(ref, [begun._id])).status).toBe(422);
    await sendPiece(server, ref, begun._id, MEGABYTE, bytes.subarray(MEGABYTE, 2 * MEGABYTE));
    await sendPiece(server, ref, begun._id, 2 * MEGABYTE, last);
    expect((await answer(ref, [begun._id])).status).toBe(200);
    const { headers, body } = await download(ref, begun._id);
    expect(body).toBe(bytes.toString());
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment; filename="menu\.txt"/),
      'x-content-type-options': 'nosniff',
      'content-length': String(bytes.length),
    });
  });

  it('know a file by the key of the call that began it', async () => {
    const { ref } = await asking();
    const headers = { 'idempotency-key': 'papers-3-1700000000' };
    const begin = (payload: object) =>
      server.send({ method: 'POST', url: `/api/v1/respondents/${ref}/files`, headers, payload });
    const file = { question: 'papers', name: 'menu.txt', size: 3 };
    const [once, again] = [await begin(file), await begin(file)];
    expect(again.body).toEqual(once.body);
    expect((await begin({ ...file, size: 4 })).status).toBe(409);
    // Taken back, it begins anew under the same key.
    const idOf = (reply: { body: unknown }) => (reply.body as { data: { data: { _id: string } } }).data.data._id;
    await server.call(deleteFile, { params: { id: ref, file: idOf(once).slice(0, 22) } });
    const anew = await begin(file);
    expect(anew.status).toBe(201);
    expect(idOf(anew)).not.toBe(idOf(once));
    expect((await sendPiece(server, ref, idOf(anew), 0, Buffer.from('Tea'))).data).toEqual({ received: 3 });
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\Menu.txt', 'Menu.txt'],
    ['menu\u202Etxt.exe', 'menutxt.exe'],
    ['a\u0007b\u2066c.txt', 'abc.txt'],
    ['মেনু ১.pdf', 'মেনু ১.pdf'],
    // Read again it is the same name.
    ['cafe\u200B\u0301.txt', 'café.txt'],
    [' . ', 'file'],
    [`${'x'.repeat(200)}.pdf`, `${'x'.repeat(76)}.pdf`],
  ])('call %j what is safe to show', async (name, shown) => {
    const { ref } = await asking();
    const { _id } = (await beginFile(server, ref, { name })).data;
    expect(_id).toMatch(/^[\w-]{22}-/);
    expect(_id.slice(23)).toBe(shown);
  });

  it('refuse what is empty, too large or not asked for, by what is in it', async () => {
    const { ref } = await asking({ accepts: ['pictures'], maxMegabytes: 1 });
    expect(problemOf(await beginFile(server, ref, { bytes: Buffer.alloc(0) }))).toEqual([422, '“menu.txt” is empty']);
    const large = await beginFile(server, ref, { bytes: Buffer.alloc(MEGABYTE + 1) });
    expect(problemOf(large)).toEqual([413, '“menu.txt” is larger than 1 MB']);
    const lying = [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      Buffer.from('MZ\u0000\u0001 a program'),
      Buffer.from('<html><script>alert(1)</script></html>'),
    ];
    for (const bytes of lying) {
      const { _id } = (await beginFile(server, ref, { name: 'me.png', bytes })).data;
      const [status, said] = problemOf(await sendPiece(server, ref, _id, 0, bytes));
      expect([status, said]).toEqual([422, expect.stringContaining('“me.png” is none of the kinds')]);
      expect((await download(ref, _id)).status).toBe(404);
    }
    const picture = await uploadFile(server, ref, { name: 'me.txt', bytes: PNG });
    expect((await answer(ref, [picture])).status).toBe(200);
  });

  it.each(['ofRespondent', 'ofProject'] as const)('take no more than there is room for: %s', async (bound) => {
    const { ref } = await asking();
    const before = server.keeping.room[bound];
    // However small, each takes what it costs to keep one.
    server.keeping.room[bound] = 100_000;
    // Begun at the same moment, none passes by what another has not written yet.
    const replies = await Promise.all(Array.from({ length: 6 }, () => beginFile(server, ref)));
    server.keeping.room[bound] = before;
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = replies.find(({ status }) => status !== 201);
    const noRoom = '“menu.txt” was not taken: there is no room for more files here.';
    expect(refused && problemOf(refused)).toEqual([413, noRoom]);
  });

  it('let nobody begin files without end', async () => {
    const { ref } = await asking({ maxFiles: 1 });
    const statuses: number[] = [];
    for (let begun = 0; begun < 11; begun += 1) {
      const reply = await beginFile(server, ref);
      statuses.push(reply.status);
      if (reply.status === 201) await server.call(deleteFile, { params: { id: ref, file: reply.data._id } });
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 413]);
    await cleanUp();
    expect((await beginFile(server, ref)).status).toBe(201);
  });

  it('take one of two pieces that come for one place at once, whole, as what it is', async () => {
    const { ref, id } = await asking({ accepts: ['pictures'], maxMegabytes: 2 });
    const pictures = ['a', 'b', 'c'].map((letter) => Buffer.concat([PNG, Buffer.alloc(1_000, letter)]));
    const [first = PNG] = pictures;
    const { _id } = (await beginFile(server, ref, { name: 'me.png', bytes: first })).data;
    const replies = await Promise.all(pictures.map((bytes) => sendPiece(server, ref, _id, 0, bytes)));
    for (const reply of replies) expect(reply.data).toEqual({ received: first.length });
    const { body } = await download(ref, _id);
    expect(pictures.map((bytes) => bytes.toString())).toContain(body);
    expect((await sendPiece(server, ref, _id, first.length, Buffer.alloc(0))).status).toBe(200);
    await answer(ref, [_id]);
    expect((await server.call(deleteFile, { params: { id: ref, file: _id } })).status).toBe(200);
    await cleanUp();
    const left = await Promise.all([0, 1, 2].map((number) => stored(`${id}/${_id.slice(0, 22)}/${number}`)));
    expect(left).toEqual([undefined, undefined, undefined]);
  });

  it('are for questions that take files, while somebody is answering', async () => {
    const { ref } = await asking();
    const elsewhere = { params: { id: ref }, body: { question: 'nowhere', name: 'menu.txt', size: 3 } };
    expect((await server.call(createFile, elsewhere)).status).toBe(422);
    await server.call(completeRespondent, { params: { id: ref }, body: {} });
    expect((await beginFile(server, ref)).status).toBe(409);
  });
});

describe('answers that name files', () => {
  it('name those alone that the respondent uploaded to that question', async () => {
    const { ref, id } = await asking();
    const other = await createRespondent(server, id);
    const [own, foreign] = [await uploadFile(server, ref), await uploadFile(server, other)];
    const unknown = [422, 'A file is no longer here. Add it again.'];
    expect(problemOf(await answer(ref, [foreign]))).toEqual(unknown);
    expect(problemOf(await answer(ref, [own.replace('menu', 'other')]))).toEqual(unknown);
    expect(problemOf(await answer(ref, [own, foreign]))).toEqual(unknown);
    const submit = { params: { id: ref }, body: { answers: { papers: [foreign] } } };
    expect(problemOf(await server.call(completeRespondent, submit))).toEqual(unknown);
    const start = { params: { id }, body: { answers: { papers: [own] } } };
    expect(problemOf(await server.call(startRespondent, start))).toEqual(unknown);
    expect((await answer(ref, [own])).status).toBe(200);
    expect((await download(other, own)).status).toBe(404);
  });

  it('never name what was taken back', async () => {
    const { ref } = await asking();
    const [first, second] = [await uploadFile(server, ref), await uploadFile(server, ref)];
    const answers = async () => {
      const respondent = (await server.call(getRespondent, { params: { id: ref } })).data;
      return respondent.state === 'answering' ? respondent.answers : undefined;
    };
    await answer(ref, [first, second]);
    await server.call(deleteFile, { params: { id: ref, file: first } });
    expect((await download(ref, first)).status).toBe(404);
    expect(await answers()).toEqual({ papers: [second] });
    await server.call(deleteFile, { params: { id: ref, file: second } });
    expect(await answers()).toEqual({});
    // Whichever comes first: the answer without the file, or no answer with it.
    const raced = await Promise.all(Array.from({ length: 8 }, () => uploadFile(server, ref)));
    for (const file of raced) {
      await Promise.all([answer(ref, [file]), server.call(deleteFile, { params: { id: ref, file } })]);
      expect([(await download(ref, file)).status, await answers()]).toEqual([404, {}]);
    }
  });

  it('are read by the owner, and gone with the response', async () => {
    const { ref, id, owner } = await asking();
    const [kept, left] = [await uploadFile(server, ref, { bytes: PNG, name: 'চা.png' }), await uploadFile(server, ref)];
    await server.call(completeRespondent, { params: { id: ref }, body: { answers: { papers: [kept] } } });
    const params = { id, questionId: 'papers' };
    const { items, total } = (await server.call(findFiles, { params }, owner)).data;
    expect({ items, total }).toMatchObject({
      items: [{ _id: kept, name: 'চা.png', type: 'image/png', size: PNG.length }],
      total: 1,
    });
    const url = (file: string) => `/api/v1/projects/${id}/files/${file.slice(0, 22)}`;
    const reply = await server.app.inject({
      url: url(kept),
      headers: { authorization: `Bearer ${owner.accessToken}` },
    });
    expect(reply.rawPayload.equals(PNG)).toBe(true);
    expect((await server.call(downloadFile, { params: { id, file: left } }, owner)).status).toBe(404);
    const csv = (await server.call(exportResponses, { params: { id } }, owner)).body as string;
    expect(csv).toContain(`চা.png,http://localhost:3000${url(kept)}`);
    // They have submitted: the ref opens nothing any more.
    expect((await download(ref, kept)).status).toBe(409);

    const responseId = items[0]?.responseId ?? '';
    await server.call(deleteResponse, { params: { id, responseId } }, owner);
    expect((await server.call(downloadFile, { params: { id, file: kept } }, owner)).status).toBe(404);
    const name = `${id}/${kept.slice(0, 22)}/0`;
    expect(await stored(name)).toBe(PNG.length);
    await cleanUp();
    expect(await stored(name)).toBeUndefined();
  });
});

describe('downloadOwnFile', () => {
  it('gives no more in a minute than anybody looks at', async () => {
    const { ref } = await asking();
    const file = await uploadFile(server, ref);
    const statuses = new Set<number>();
    for (let times = 0; times < OWN_DOWNLOADS.limit; times += 1) statuses.add((await download(ref, file)).status);
    expect([...statuses]).toEqual([200]);
    expect((await download(ref, file)).status).toBe(429);
  });
});

describe('deleteUnusedFiles', () => {
  it('deletes what no answer has named for a day, and nothing else', async () => {
    const { ref, id } = await asking();
    const [named, left] = [await uploadFile(server, ref), await uploadFile(server, ref)];
    const other = await createRespondent(server, id);
    const submitted = await uploadFile(server, other);
    await answer(ref, [named]);
    await server.call(completeRespondent, { params: { id: other }, body: { answers: { papers: [submitted] } } });
    const bytesOf = (file: string) => stored(`${id}/${file.slice(0, 22)}/0`);
    await cleanUp();
    expect(await bytesOf(left)).toBe(3);
    server.clock.forward(DAY + 1);
    await cleanUp();
    await cleanUp();
    expect([await bytesOf(named), await bytesOf(submitted), await bytesOf(left)]).toEqual([3, 3, undefined]);
    expect((await answer(ref, [left])).status).toBe(422);
    expect((await server.call(downloadOwnFile, { params: { id: ref, file: named } })).status).toBe(200);
  });

  it('deletes what was begun and never finished', async () => {
    const { ref, id } = await asking();
    const bytes = Buffer.alloc(MEGABYTE + 1, 'a');
    const { _id } = (await beginFile(server, ref, { bytes })).data;
    await sendPiece(server, ref, _id, 0, bytes.subarray(0, MEGABYTE));
    const name = `${id}/${_id.slice(0, 22)}/0`;
    expect(await stored(name)).toBe(MEGABYTE);
    server.clock.forward(DAY + 1);
    await cleanUp();
    expect(await stored(name)).toBeUndefined();
  });

  it('deletes what somebody answered with who did not submit in a month, and the answer with it', async () => {
    const { ref, id } = await asking();
    const file = await uploadFile(server, ref);
    await answer(ref, [file]);
    server.clock.forward(29 * DAY);
    await cleanUp();
    expect((await download(ref, file)).status).toBe(200);
    server.clock.forward(DAY + 1);
    await cleanUp();
    expect(await stored(`${id}/${file.slice(0, 22)}/0`)).toBeUndefined();
    const respondent = (await server.call(getRespondent, { params: { id: ref } })).data;
    expect(respondent).toMatchObject({ answers: {} });
    expect((await answer(ref, [await uploadFile(server, ref)])).status).toBe(200);
  });
});

describe('a signature', () => {
  const title = { en: 'Sign here', bn: 'এখানে স্বাক্ষর দিন' };
  const question = { kind: 'signature', id: 'papers', title, help: {}, required: true } as const;
  const questionnaire = { sections: [{ id: 's1', title: {}, intro: {}, questions: [question] }] };
  const PICTURE = { name: 'signature.png', bytes: PNG };

  it('is the picture that was drawn, or a name, in the report, its files, its texts and the file of responses', async () => {
    const { id, owner } = await createProject(server, { questionnaire, published: true });
    const drawing = await createRespondent(server, id);
    const drawn = await uploadFile(server, drawing, PICTURE);
    expect((await answer(drawing, [drawn])).status).toBe(200);
    const typing = await createRespondent(server, id);
    const typed = { params: { id: typing }, body: { answers: { papers: ' রহিম উদ্দিন ' } } };
    expect((await server.call(saveAnswers, typed)).status).toBe(200);
    for (const ref of [drawing, typing]) {
      expect((await server.call(completeRespondent, { params: { id: ref }, body: {} })).status).toBe(200);
    }

    const listed = (await server.call(findFiles, { params: { id, questionId: 'papers' } }, owner)).data;
    expect(listed.items).toEqual([expect.objectContaining({ _id: drawn, type: 'image/png', size: PNG.length })]);
    const written = (await server.call(findTextAnswers, { params: { id, questionId: 'papers' } }, owner)).data;
    expect([written.total, written.items.map(({ text }) => text)]).toEqual([1, ['রহিম উদ্দিন']]);
    const { questions } = (await server.call(getReport, { params: { id } }, owner)).data;
    expect(questions[0]).toMatchObject({ base: 2, wrote: 1, rows: [] });
    const csv = (await server.call(exportResponses, { params: { id } }, owner)).body as string;
    expect(csv).toContain('রহিম উদ্দিন');
    expect(csv).toContain(drawn.slice(0, 22));
  });

  it('is sent at more pauses than anybody changes a file', async () => {
    const { id } = await createProject(server, { questionnaire, published: true });
    const ref = await createRespondent(server, id);
    for (let pause = 0; pause < 11; pause += 1) expect((await beginFile(server, ref, PICTURE)).status).toBe(201);
  });

  it('is no file that is no picture, none of somebody else, and none that is too large', async () => {
    const { id } = await createProject(server, { questionnaire, published: true });
    const ref = await createRespondent(server, id);
    const { _id } = (await beginFile(server, ref, { name: 'signature.png' })).data;
    expect((await sendPiece(server, ref, _id, 0, Buffer.from('Tea'))).status).toBe(422);
    const other = await createRespondent(server, id);
    expect((await answer(other, [await uploadFile(server, ref, PICTURE)])).status).toBe(422);
    const large = await beginFile(server, ref, { name: 'signature.png', bytes: Buffer.alloc(513 * 1024) });
    expect(large.status).toBe(413);
    const missing = await server.call(completeRespondent, { params: { id: other }, body: {} });
    expect(problemOf(missing)).toEqual([422, 'This field is required']);
  });
});
