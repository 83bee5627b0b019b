import { expect, test } from 'vitest';
import { createLogger, type Logger } from './log.ts';

function logged(write: (log: Logger) => void): string {
  const lines: string[] = [];
  write(createLogger('info', { destination: { write: (line) => void lines.push(line) } }));
  return lines.join('');
}

test('a line names no person, whatever was logged', () => {
  const lines = logged((log) => {
    log.info({ email: 'somebody@example.com', nested: { phone: '01712345678' } }, 'registered somebody@example.com');
    log.info("refused: o'somebody@example.com, somebody/another@mail.example.com");
    log.info('code sent to +8801712345678 and ০১৭১২৩৪৫৬৭৮');
    log.info({ headers: { authorization: 'Bearer abc', cookie: 'a=b' } }, 'headers');
  });
  expect(lines).not.toMatch(/somebody|712345678|৭১২৩|Bearer|a=b/);
});

test('a request is its method, route and id, without address and query', () => {
  const req = { id: 'r1', method: 'GET', url: '/survey/x/secret?email=a', routeOptions: { url: '/survey/:id/:run' } };
  const line = JSON.parse(logged((log) => log.info({ req }, 'in')));
  expect(line.req).toEqual({ id: 'r1', method: 'GET', route: '/survey/:id/:run' });
});

test('a failed query keeps its parameters to itself', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (name)=(Owner Two)' });
  const error = new Error('Failed query: insert into users\nparams: Owner Two,secret', { cause });
  const line = logged((log) => log.error({ err: error }, 'call failed'));
  expect(line).not.toMatch(/Owner Two|secret/);
  expect(JSON.parse(line).err).toMatchObject({ message: 'Failed query: insert into users', cause: { code: '23505' } });
});

test('an error that is a plain object says what went wrong', () => {
  const line = logged((log) => log.error({ err: { message: 'Connection terminated', queue: 'quick' } }, 'job queue'));
  expect(JSON.parse(line).err).toMatchObject({ type: 'Error', message: 'Connection terminated' });
});
