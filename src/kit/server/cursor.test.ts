import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '#kit/contract/errors.ts';
import { pageOf, readCursor } from './cursor.ts';

const schema = z.tuple([z.string(), z.uuid()]);
const id = '01890a5d-ac96-774b-bcce-b302099a8057';

describe('a cursor', () => {
  it('brings back the sort values of the last row of a page', () => {
    const rows = ['আম', 'কলা', 'লিচু'].map((title) => ({ title }));
    const page = pageOf(rows, 2, (row) => [row.title, id]);
    expect(page.items).toEqual([{ title: 'আম' }, { title: 'কলা' }]);
    expect(readCursor(page.next ?? '', schema)).toEqual(['কলা', id]);
  });

  it('is absent when nothing follows', () => {
    expect(pageOf([{ title: 'আম' }], 1, (row) => [row.title, id]).next).toBeNull();
    expect(pageOf([], 1, () => []).next).toBeNull();
    expect(readCursor(undefined, schema)).toBeUndefined();
  });

  it.each([
    ['not base64url', '%%%'],
    ['not JSON', Buffer.from('[').toString('base64url')],
    ['of another list', Buffer.from('[1]').toString('base64url')],
    ['with NUL', Buffer.from(JSON.stringify(['\0', id])).toString('base64url')],
    ['nested without end', Buffer.from('['.repeat(3_000) + ']'.repeat(3_000)).toString('base64url')],
  ])('is refused as invalid when it is %s', (_, cursor) => {
    expect(() => readCursor(cursor, schema)).toThrow(AppError);
  });
});
