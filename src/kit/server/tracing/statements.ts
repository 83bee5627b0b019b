import type pg from 'pg';
import type { Follow, Followed } from './follow.ts';

/** More of a statement is not looked at. */
const LOOKED_AT = 4_000;
const STRINGS = /'(?:[^']|'')*(?:'|$)/g;
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?(?:"?\w+"?\.)?"?([a-z_]\w*)/i;

/** What a statement does and to which table. Nothing else of it: its text may hold values, its parameters always do. */
export function describeStatement(text: string): Followed {
  const words = text.slice(0, LOOKED_AT).replace(STRINGS, '');
  const operation = /^\s*([a-z]+)/i.exec(words)?.[1]?.toUpperCase() ?? 'SQL';
  const table = TABLE.exec(words)?.[1];
  return {
    name: table === undefined ? operation : `${operation} ${table}`,
    kind: 'query',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table !== undefined && { 'db.collection.name': table }),
    },
  };
}

interface Asked {
  // biome-ignore lint/suspicious/noExplicitAny: the driver's own overloads, all passed on
  query(config: any, values?: any, callback?: any): any;
}

/** Tells of each statement that is asked for, of the pool or of one of its connections, to whoever asked. */
export function followStatements(pool: pg.Pool, follow: Follow): void {
  followAsked(pool, follow);
  pool.on('connect', (client) => followAsked(client, follow));
}

/**
 * What answers a callback is the pool's own way of passing on what it was asked, when a connection is free: by then it
 * would be told as somebody else's.
 */
function followAsked(asked: Asked, follow: Follow): void {
  const query = asked.query.bind(asked);
  asked.query = (config, values, callback) => {
    const isPassedOn = callback !== undefined || typeof values === 'function' || typeof config.submit === 'function';
    if (isPassedOn) return query(config, values, callback);
    const text: string = typeof config === 'string' ? config : config.text;
    return follow(describeStatement(text), () => query(config, values));
  };
}
