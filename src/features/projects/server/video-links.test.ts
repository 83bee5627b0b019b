import { beforeAll, describe, expect, it } from 'vitest';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { createProject, sampleQuestionnaire, type TestProject } from '#tests/factories/project.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { getSurvey } from '../contract/project.ts';
import { checkProject, saveQuestionnaire } from '../contract/questionnaire.ts';

let server: TestServer;
let project: TestProject;

beforeAll(async () => {
  server = await startTestServer();
  project = await createProject(server, { settings: { languages: ['en', 'bn'] } });
});

function withVideo(video: unknown): Questionnaire {
  const { sections } = sampleQuestionnaire();
  const [section] = sections;
  if (!section) throw new Error('the sample has no section');
  return { sections: [{ ...section, questions: [{ ...section.questions[0], video } as Question] }] };
}

async function save(video: unknown) {
  const params = { id: project.id };
  const { questionnaireRevision } = (await server.call(getSurvey, { params }, project.owner)).data;
  const body = { questionnaireRevision, questionnaire: withVideo(video) };
  return await server.call(saveQuestionnaire, { params, body }, project.owner);
}

describe('a question that leads to a video', () => {
  it('is kept with the address as a browser writes it, and the title in its normal form', async () => {
    const title = { en: '  The well ', bn: 'কুয়া' };
    expect((await save({ address: 'HTTPS://YouTu.be/dQw4w9WgXcQ', title })).status).toBe(200);
    const { data } = await server.call(getSurvey, { params: { id: project.id } }, project.owner);
    expect(data.questionnaire.sections[0]?.questions[0]?.video).toEqual({
      address: 'https://youtu.be/dQw4w9WgXcQ',
      title: { en: 'The well', bn: 'কুয়া'.normalize('NFC') },
    });
  });

  it('has to call it something in each language', async () => {
    const address = 'https://example.com/well.mp4';
    const keysOf = async (title: object) => {
      await save({ address, title });
      const { findings } = (await server.call(checkProject, { params: { id: project.id } }, project.owner)).data;
      return findings.filter(({ text }) => text === 'videoTitle').map(({ key, severity }) => [key, severity]);
    };
    expect(await keysOf({})).toEqual([['blankVideoTitle', 'error']]);
    expect(await keysOf({ en: 'The well' })).toEqual([['missingVideoTitleBn', 'error']]);
    expect(await keysOf({ en: 'The well', bn: 'কুয়া' })).toEqual([]);
  });

  it.each([
    ['a page', { address: 'https://example.com/well', title: {} }, 'address'],
    ['what is not of https', { address: 'http://youtu.be/dQw4w9WgXcQ', title: {} }, 'address'],
    ['a script', { address: 'javascript:alert(1)', title: {} }, 'address'],
    ['a host that ends otherwise', { address: 'https://youtu.be.example.com/dQw4w9WgXcQ', title: {} }, 'address'],
    ['a title without end', { address: 'https://youtu.be/dQw4w9WgXcQ', title: { en: 'x'.repeat(201) } }, 'title.en'],
    ['what it is not', { address: 'https://youtu.be/dQw4w9WgXcQ', title: {}, autoplay: true }, 'autoplay'],
  ])('is refused with %s, naming the place', async (_what, video, place) => {
    const reply = await save(video);
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.data.error.fields)).toEqual([`questionnaire.sections.0.questions.0.video.${place}`]);
  });
});
