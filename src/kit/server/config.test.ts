import { expect, test } from 'vitest';
import { configTable, loadConfig } from './config.ts';

test('needs nothing to be set', () => {
  expect(loadConfig({})).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    dataDir: './data',
    role: 'all',
  });
});

test('an empty variable counts as not set', () => {
  expect(loadConfig({ DATABASE_URL: '', PORT: ' ' })).toMatchObject({ databaseUrl: undefined, port: 3000 });
});

test('reads what is set', () => {
  const env = { PORT: '8080', PUBLIC_URL: 'https://jorip.example/', TRUST_PROXY: '1', MAIL_FROM: 'Jorip <a@b.bd>' };
  expect(loadConfig(env)).toMatchObject({ port: 8080, publicUrl: 'https://jorip.example', trustProxy: 1 });
});

test('a value may have blanks around it', () => {
  expect(loadConfig({ PORT: '8080 ', ROLE: ' web' })).toMatchObject({ port: 8080, role: 'web' });
});

test.each(['https://jorip.example/survey', 'https://jorip.example/?a=b', 'https://me:word@jorip.example'])(
  'the site is not at %s',
  (address) => {
    expect(() => loadConfig({ PUBLIC_URL: address })).toThrow('PUBLIC_URL takes an address without a path');
  },
);

test('names every wrong variable and what it takes', () => {
  const env = { PORT: 'many', DATABASE_URL: 'mysql://x/y', ROLE: 'boss', AUTH_SECRET: 'short', MAIL_FROM: 'nobody' };
  expect(() => loadConfig(env)).toThrow(
    [
      'The configuration cannot be used:',
      '  PORT takes a port number, 0 to 65535',
      '  DATABASE_URL takes postgresql://user:password@host/name; in the password # % / : ? @ are %23 %25 %2F %3A %3F %40',
      '  ROLE takes web, worker or all',
      '  MAIL_FROM takes an address or `Name <address>`',
      '  AUTH_SECRET takes 32 characters or more',
    ].join('\n'),
  );
});

test('the table names the variables once each', () => {
  const names = configTable.map((row): string => row.name);
  expect(names).toContain('DATABASE_URL');
  expect(new Set(names).size).toBe(names.length);
});
