import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toWebRequest } from './web-request.ts';

const app = Fastify();

beforeAll(() => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    async handler(request, reply) {
      const web = toWebRequest(request, reply);
      if (!web) return reply.code(400).send();
      const body = web.method === 'POST' ? [...(await web.formData())] : null;
      return reply.send({ url: web.url, language: web.headers.get('accept-language'), body });
    },
  });
});

afterAll(() => app.close());

describe('toWebRequest', () => {
  it('keeps address and headers', async () => {
    const reply = await app.inject({
      url: '/bn/survey?x=%E0%A6%95',
      headers: { host: 'jorip.example:8080', 'accept-language': 'bn' },
    });
    expect(reply.json()).toEqual({
      url: 'http://jorip.example:8080/bn/survey?x=%E0%A6%95',
      language: 'bn',
      body: null,
    });
  });

  it('cuts an address that is deeper than any screen, for finding nothing there may not take longer', async () => {
    for (const deep of ['/a'.repeat(3900), '/'.repeat(7000), `/${'\\a'.repeat(3900)}`, `${'/a'.repeat(3900)}.data`]) {
      const { url } = (await app.inject({ url: `${deep}?x=1`, headers: { host: 'jorip.example' } })).json();
      expect(url.length).toBeLessThan(60);
      expect(url).toMatch(/\/a?\/.*\?x=1$/);
    }
    const screen = '/bn/survey/tree/1/branch/2';
    const { url } = (await app.inject({ url: screen, headers: { host: 'jorip.example' } })).json();
    expect(url).toBe(`http://jorip.example${screen}`);
  });

  it('keeps what a form sent', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams([
        ['name', 'উত্তরদাতা'],
        ['name', 'আরেকজন'],
      ]).toString(),
    });
    expect(reply.json().body).toEqual([
      ['name', 'উত্তরদাতা'],
      ['name', 'আরেকজন'],
    ]);
  });

  it.each(['not a host', 'reader@jorip.example', 'jorip.example/bn?x', '[::1', 'a\\b'])(
    'refuses the host %s, which is none',
    async (host) => {
      expect((await app.inject({ url: '/', headers: { host } })).statusCode).toBe(400);
    },
  );

  it('takes a request without a host, as HTTP/1.0 allows', async () => {
    expect((await app.inject({ url: '/login', headers: { host: '' } })).json().url).toBe('http://localhost/login');
  });
});
