import { expect, test } from 'vitest';
import { requireServer } from './require-database.ts';
import { dataFolderError, migrationError, requireNode, StartError } from './start-error.ts';

function failed(code: string): Error {
  return Object.assign(new Error(`${code}: it went wrong`), { code });
}

test('an older Node is named, with where the right one is', () => {
  expect(() => requireNode('20.20.2', '/usr/bin/node')).toThrow(/needs Node 24 .*\/usr\/bin\/node is 20\.20\.2/);
  expect(() => requireNode('24.0.0', '/usr/bin/node')).not.toThrow();
  expect(() => requireNode(process.versions.node, process.execPath)).not.toThrow();
});

test.each([
  ['EACCES', 'cannot be written by this user'],
  ['EROFS', 'read-only'],
  ['ENOSPC', 'is the disk full?'],
  ['EEXIST', 'a file is in its place'],
])('a data folder that fails with %s is named, with what to do', (code, words) => {
  const error = dataFolderError(failed(code), '/var/lib/jorip');
  expect(error).toBeInstanceOf(StartError);
  expect(String(error)).toContain('The data folder /var/lib/jorip ');
  expect(String(error)).toContain(words);
});

test('what is not known stays what it was', () => {
  const error = failed('EWHAT');
  expect(dataFolderError(error, '/var/lib/jorip')).toBe(error);
  expect(migrationError(error)).toBe(error);
});

test('a user who may not make tables is told to own the database', () => {
  const error = new Error('Failed query: CREATE TABLE', { cause: failed('42501') });
  expect(String(migrationError(error))).toContain('The user of DATABASE_URL has to own the database: 42501');
});

test('an old PostgreSQL, and one that cannot hold every letter, are refused', () => {
  expect(() => requireServer({ version: '14.9 (Debian 14.9-1)', encoding: 'UTF8' })).toThrow('is PostgreSQL 14.9');
  expect(() => requireServer({ version: '16.1', encoding: 'SQL_ASCII' })).toThrow('is in SQL_ASCII');
  expect(() => requireServer({ version: '15.0', encoding: 'UTF8' })).not.toThrow();
  expect(() => requireServer({ version: '18beta1', encoding: 'UTF8' })).not.toThrow();
});
