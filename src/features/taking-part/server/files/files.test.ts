import { describe, expect, it } from 'vitest';
import { exportResponses } from '#features/reports/contract/export.ts';
import { downloadFile, findFiles } from '#features/reports/contract/files.ts';
import { deleteResponse } from '#features/reports/contract/responses.ts';
import { deleteUnusedFiles } from '#features/responses/public.ts';
import { createLogger } from '#kit/server/log.ts';
import { beginFile, filesQuestionnaire, sendPiece, uploadFile } from '#tests/factories/file.ts';
import { createProject } from '#tests/factories/project.ts';
import { createRespondent } from '#tests/factories/respondent.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { createFile, deleteFile, downloadOwnFile } from '../../contract/files.ts';
import { completeRespondent, saveAnswers, startRespondent } from '../../contract.ts';

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

  it('take no more than a respondent and a project may keep', async () => {
    const { ref } = await asking();
    const { ofRespondent } = server.keeping.room;
    server.keeping.room.ofRespondent = 5;
    await uploadFile(server, ref);
    const [status, said] = problemOf(await beginFile(server, ref));
    server.keeping.room.ofRespondent = ofRespondent;
    expect([status, said]).toEqual([413, '“menu.txt” could not be taken. Try again later.']);
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
    await server.call(deleteFile, { params: { id: ref, file: own } });
    expect((await download(ref, own)).status).toBe(404);
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
    expect(await server.keeping.storage.size(name)).toBe(PNG.length);
    await cleanUp();
    expect(await server.keeping.storage.size(name)).toBeUndefined();
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
    const stored = (file: string) => server.keeping.storage.size(`${id}/${file.slice(0, 22)}/0`);
    await cleanUp();
    expect(await stored(left)).toBe(3);
    server.clock.forward(DAY + 1);
    await cleanUp();
    await cleanUp();
    expect([await stored(named), await stored(submitted), await stored(left)]).toEqual([3, 3, undefined]);
    expect((await answer(ref, [left])).status).toBe(422);
    expect((await server.call(downloadOwnFile, { params: { id: ref, file: named } })).status).toBe(200);
  });
});
