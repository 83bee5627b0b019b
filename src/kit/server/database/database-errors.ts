// What a failed statement means, wherever in the chain of causes the driver's own error sits.

/** No connection left, disk full, server stopping or starting, lock or statement timeout, deadlock: trying again may help. */
const BUSY_STATES = new Set([
  ...['53100', '53200', '53300', '55P03', '57014', '57P01', '57P02', '57P03', '25P03', '40001', '40P01'],
  // What a connection pooler in between says of a server that it cannot reach.
  ...['08000', '08003', '08006', '08P01'],
]);
/** The network's own codes, when nobody is there or the connection broke. */
const BUSY_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
]);
const BUSY_MESSAGES = /timeout exceeded when trying to connect|Connection terminated|not queryable/;

export function isBusyError(error: unknown): boolean {
  if (BUSY_STATES.has(sqlState(error) ?? '')) return true;
  return causes(error).some(
    (cause) => BUSY_MESSAGES.test(cause.message) || ('code' in cause && BUSY_CODES.has(String(cause.code))),
  );
}

export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (sqlState(error) !== '23505') return false;
  return !constraint || causes(error).some((cause) => 'constraint' in cause && cause.constraint === constraint);
}

/** PostgreSQL's five-character code of what went wrong, when PostgreSQL said it. */
export function sqlState(error: unknown): string | undefined {
  for (const cause of causes(error)) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code;
  }
  return undefined;
}

function causes(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let next = error; next instanceof Error && chain.length < 5; next = next.cause) chain.push(next);
  return chain;
}
