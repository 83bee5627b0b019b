// What a failed statement means, wherever in the chain of causes the driver's own error sits.

/**
 * No connection left, disk full, server stopping or starting, lock or
 * statement timeout, deadlock: trying again may help.
 */
const BUSY_STATES = new Set('53100 53200 53300 55P03 57014 57P01 57P02 57P03 25P03 40001 40P01'.split(' '));
/** What a connection pooler in between says of a server that it cannot reach. */
const POOLER_STATES = new Set('08000 08003 08006 08P01'.split(' '));
/** The network's own codes, when nobody is there or the connection broke. */
const BUSY_CODES = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN'.split(' '),
);
const BUSY_MESSAGES = /timeout exceeded when trying to connect|Connection terminated|not queryable/;

/** Whether trying again in a moment may help: the database is there and busy, or is not there just now. */
export function isBusyError(error: unknown): boolean {
  const state = sqlState(error) ?? '';
  if (BUSY_STATES.has(state) || POOLER_STATES.has(state)) return true;
  return causes(error).some(
    (cause) => BUSY_MESSAGES.test(cause.message) || ('code' in cause && BUSY_CODES.has(String(cause.code))),
  );
}

/** Unique key, schema, table, type or function: which of them is met first is a matter of the moment. */
const ALREADY_MADE_STATES = new Set('23505 42P06 42P07 42710 42723'.split(' '));

/** Whether another process has just made the same thing: `IF NOT EXISTS` fails too when two make it in one moment. */
export function isAlreadyMade(error: unknown): boolean {
  return ALREADY_MADE_STATES.has(sqlState(error) ?? '');
}

/**
 * PostgreSQL's five-character code of what went wrong, when PostgreSQL said it. It always has a digit, unlike `EPIPE`.
 */
export function sqlState(error: unknown): string | undefined {
  for (const cause of causes(error)) {
    if ('code' in cause && typeof cause.code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(cause.code))
      return cause.code;
  }
  return undefined;
}

function causes(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let next = error; next instanceof Error && chain.length < 5; next = next.cause) chain.push(next);
  return chain;
}

/** Whether a value was to be the only one of its kind, and another row has it. */
export function isTaken(error: unknown): boolean {
  return sqlState(error) === '23505';
}
