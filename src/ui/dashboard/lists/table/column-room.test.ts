import { describe, expect, it } from 'vitest';
import { NAME_WIDTH, roomFor, roomRules } from './column-room.ts';

const name = { id: 'title', kind: 'text' } as const;
const status = { id: 'status', kind: 'status', width: 100 } as const;
const ends = { id: 'endsAt', kind: 'moment', width: 150, priority: 3 } as const;
const changed = { id: 'updatedAt', kind: 'moment', width: 160, priority: 2 } as const;
const responses = { id: 'responses', kind: 'amount', width: 110 } as const;

describe('room for columns', () => {
  it('is left by those of the least worth, of equals by the last, and the name keeps its own', () => {
    expect(roomFor([name, status, ends, changed, responses], 96)).toEqual([
      { id: 'endsAt', below: NAME_WIDTH + 96 + 100 + 150 + 160 + 110 },
      { id: 'updatedAt', below: NAME_WIDTH + 96 + 100 + 160 + 110 },
      { id: 'responses', below: NAME_WIDTH + 96 + 100 + 110 },
      { id: 'status', below: NAME_WIDTH + 96 + 100 },
    ]);
  });

  it('is asked only where rows are rows: cards show everything', () => {
    const rules = roomRules('l', [
      { id: 'wide', below: 900 },
      { id: 'narrow', below: 500 },
    ]);
    expect(rules).toContain('(min-width:560px) and (max-width:899.98px){[data-list="l"] [data-column="wide"]');
    expect(rules).not.toContain('narrow');
  });
});
