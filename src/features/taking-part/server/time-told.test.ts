import { expect, it } from 'vitest';
import { checkProject } from '#features/projects/contract/questionnaire.ts';
import { pathOf } from '#kit/contract/request.ts';
import { createProject } from '#tests/factories/project.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { getWelcome } from '../contract/welcome.ts';

const server = await startTestServer();

it('who builds and who answers are told one time, that of the language they read', async () => {
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
    settings: { title: { en: 'Names', bn: 'নাম' }, languages: ['bn', 'en'] },
    published: true,
  });
  const params = { id: project.id };
  async function told(locale: 'en' | 'bn') {
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
  const [english, bengali] = [await told('en'), await told('bn')];
  expect(english.built).toBe(english.read);
  expect(bengali.built).toBe(bengali.read);
  expect(english.read).toBeGreaterThan(bengali.read + 30);
});
