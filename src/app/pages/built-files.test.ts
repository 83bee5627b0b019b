import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveBuiltFiles } from './built-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'jorip-files-'));
const app = Fastify();

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'assets/page-1a2b.js'), 'plain');
  writeFileSync(join(folder, 'assets/page-1a2b.js.br'), 'brotli');
  writeFileSync(join(folder, 'assets/page-1a2b.js.gz'), 'gzip');
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *');
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  await serveBuiltFiles(app, folder);
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe('built files', () => {
  it('named by their content are kept for a year', async () => {
    const reply = await app.inject('/assets/page-1a2b.js');
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(reply.body).toBe('plain');
  });

  it.each([
    ['br, gzip', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
  ])('are sent compressed to a browser that accepts %s', async (accepted, encoding, body) => {
    const reply = await app.inject({ url: '/assets/page-1a2b.js', headers: { 'accept-encoding': accepted } });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers['content-type']).toContain('javascript');
    expect(reply.body).toBe(body);
  });

  it('with a lasting name are asked for again after an hour', async () => {
    const reply = await app.inject('/robots.txt');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('public, max-age=3600');
    // An email is read elsewhere, with the icon from here.
    expect(reply.headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it.each(['/.vite/manifest.json', '/assets/missing.js', '/assets/../../package.json'])(
    'do not include %s',
    async (url) => {
      expect((await app.inject(url)).statusCode).toBe(404);
    },
  );
});
