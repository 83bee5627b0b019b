import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '#kit/contract/errors.ts';
import { cursorMoment, pageOf, readCursor } from './cursor.ts';

const schema = z.tuple([z.string(), z.uuid()]);
const id = '01890a5d-ac96-774b-bcce-b302099a8057';

describe('a moment in a cursor', () => {
  it.each(['2026-03-01T06:00:00.000Z', '2026-03-01T06:00:00.123456Z', '2026-03-01T06:00:00Z'])(
    'may be %s',
    (moment) => {
      expect(cursorMoment.safeParse(moment).success).toBe(true);
    },
  );

  it.each(['0000-01-01T00:00:00Z', `2026-03-01T06:00:00.${'1'.repeat(500)}Z`, '2026-02-30T00:00:00Z', 'now'])(
    'may not be %s',
    (moment) => {
      expect(cursorMoment.safeParse(moment).success).toBe(false);
    },
  );
});

describe('a cursor', () => {
  it('brings back the sort values of the last row of a page', () => {
    const rows = ['আম', 'কলা', 'লিচু'].map((title) => ({ title }));
    const page = pageOf(rows, 2, (row) => [row.title, id]);
    expect(page.items).toEqual([{ title: 'আম' }, { title: 'কলা' }]);
    expect(readCursor(page.next ?? '', schema)).toEqual(['কলা', id]);
  });

  it('brings back whatever the database may hold', () => {
    const stored = fc.string({ unit: 'grapheme' }).filter((text) => text.isWellFormed() && !text.includes('\0'));
    fc.assert(
      fc.property(stored, fc.uuid(), (title, rowId) => {
        const { next } = pageOf([1, 2], 1, () => [title, rowId]);
        expect(next).toMatch(/^[\w-]+$/);
        expect(readCursor(next ?? '', schema)).toEqual([title, rowId]);
      }),
    );
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
