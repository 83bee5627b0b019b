/** The longest a network address is. */
const LONGEST = 45;

/**
 * A network address as sockets and proxies write it, in the one form that limits count and people read: without the
 * port that some proxies add, without brackets, and an IPv4 address as one. Who has hung up has none any more, whatever
 * the types say: '' then.
 */
export function plainIp(written: string | undefined = ''): string {
  const [, bracketed] = /^\[(.*)\](?::\d+)?$/.exec(written) ?? [];
  const bare = bracketed ?? written.replace(/^([\d.]+):\d+$/, '$1');
  return bare.replace(/^::ffff:(?=[\d.]+$)/i, '').slice(0, LONGEST);
}
