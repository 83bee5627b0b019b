import { ImapFlow } from 'imapflow';

/** A mail as it lies there: whole, or only its head where it is too large to be read. */
export interface NewMail {
  uid: number;
  raw: Buffer;
  isWhole: boolean;
}

interface Place {
  uidValidity: string | null;
  lastUid: number;
}

/** With what a message of a ticket may carry, as mails carry it: written in letters. */
export const LARGEST_MAIL = 36 * 1024 * 1024;
/** A run takes on so many; the next one goes on. */
const MOST_AT_ONCE = 50;

/** What identifies a mailbox, without its password. */
export function mailboxName(url: string): string {
  const { username, host, pathname } = new URL(url);
  return `${username}@${host}${pathname}`;
}

/**
 * Reads what came to a mailbox since; each is told before the next is read. Of a mailbox that was never read only what
 * comes from then on: what lay there before answers nothing of ours. Nothing in it is changed.
 */
export async function readMailbox(
  url: string,
  since: Place,
  take: (mail: NewMail, place: Place) => Promise<void>,
): Promise<Place> {
  const client = clientOf(url);
  // Without it what goes wrong between two commands would end the process; the command under way tells of it, too.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const lock = await client.getMailboxLock(folderOf(url), { readOnly: true });
    try {
      return await readOn(client, since, take);
    } finally {
      lock.release();
    }
  } finally {
    await client.logout().catch(() => client.close());
  }
}

async function readOn(
  client: ImapFlow,
  since: Place,
  take: (mail: NewMail, place: Place) => Promise<void>,
): Promise<Place> {
  if (!client.mailbox) throw new Error('The folder of the mailbox is not open.');
  const uidValidity = String(client.mailbox.uidValidity);
  if (since.uidValidity === null) return { uidValidity, lastUid: client.mailbox.uidNext - 1 };
  // Numbered anew: all is read again, and what was taken before is known by its own id.
  const from = since.uidValidity === uidValidity ? since.lastUid + 1 : 1;
  const sizes = await client.fetchAll(`${from}:*`, { uid: true, size: true }, { uid: true });
  // Of a range that ends before it begins, servers tell the last.
  const waiting = sizes.filter(({ uid }) => uid >= from).sort((a, b) => a.uid - b.uid);
  let lastUid = from - 1;
  for (const { uid, size = 0 } of waiting.slice(0, MOST_AT_ONCE)) {
    const isWhole = size <= LARGEST_MAIL;
    const wanted = isWhole ? { source: true } : { source: { maxLength: 64 * 1024 } };
    const found = await client.fetchOne(String(uid), wanted, { uid: true });
    lastUid = uid;
    const raw = found === false ? undefined : found.source;
    if (raw) await take({ uid, raw, isWhole }, { uidValidity, lastUid });
  }
  return { uidValidity, lastUid };
}

function clientOf(url: string): ImapFlow {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'imaps:';
  return new ImapFlow({
    host: hostname,
    port: port === '' ? (secure ? 993 : 143) : Number(port),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 60_000,
  });
}

function folderOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1)) || 'INBOX';
}
