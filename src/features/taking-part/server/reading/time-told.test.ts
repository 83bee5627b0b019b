import { expect, it } from 'vitest';
import { checkProject } from '#features/projects/contract/questionnaire.ts';
import { pathOf } from '#kit/contract/request.ts';
import { createProject } from '#tests/factories/project.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { getWelcome } from '../../contract/welcome.ts';

const server = await startTestServer();

async function told(languages: ('en' | 'bn')[]) {
  const long = Array.from({ length: 200 }, () => 'word').join(' ');
  const project = await createProject(server, {
    questionnaire: {
      sections: [
        {
          id: 's',
          title: {},
          intro: {},
          questions: [{ id: 'q', kind: 'short_text', title: { en: long, bn: 'নাম' }, help: {}, required: false }],
        },
      ],
    },
    settings: { title: { en: 'Names', bn: 'নাম' }, languages },
    published: true,
  });
  const params = { id: project.id };
  async function secondsIn(locale: 'en' | 'bn') {
    const headers = { 'accept-language': locale };
    const built = await server.send({
      method: 'GET',
      url: pathOf(checkProject, { params }),
      headers,
      by: project.owner,
    });
    const read = await server.send({ method: 'GET', url: pathOf(getWelcome, { params }), headers });
    return { built: built.body.data.data.seconds, read: read.body.data.data.seconds };
  }
  return [await secondsIn('en'), await secondsIn('bn')] as const;
}

it('who builds and who answers are told one time, whatever they read: that of the longest language', async () => {
  const [english, bengali] = await told(['bn', 'en']);
  expect(english.built).toBe(english.read);
  expect(bengali).toEqual(english);
});

it('of a survey in one language it is the time in that, whatever its readers’ own is', async () => {
  const [english, bengali] = await told(['bn']);
  expect(english).toEqual(bengali);
  expect(english.built).toBe(english.read);
  const [both] = await told(['bn', 'en']);
  expect(both.read).toBeGreaterThan(english.read + 30);
});
