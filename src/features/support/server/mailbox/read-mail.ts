import { type ParsedMail, simpleParser } from 'mailparser';
import { parseEmail } from '#domain/text/email.ts';
import { cleanLine, cleanText } from '#domain/text/normalise.ts';
import { sha256 } from '#kit/server/ids.ts';
import { LONGEST_MESSAGE } from '../../contract/contact-us.ts';
import { isAutomatic } from './automatic.ts';
import { ownWords } from './own-words.ts';

/** Of the head of a mail; what is longer is no letter. */
const LARGEST_HEAD = 64 * 1024;
/** Of its parts, whatever they are nested in. */
const MOST_PARTS = 100;
const LARGEST_HTML = 512 * 1024;
const LONGEST_SUBJECT = 300;

export interface ReadMail {
  /** Its sender's id of it, or one of its bytes where it has none. */
  messageId: string;
  /** In the one form that accounts have it in; as it stands where it is no address. */
  from: string;
  subject: string;
  /** What they wrote themselves. */
  text: string;
  /** There was more of it than a message of a ticket holds. */
  isCut: boolean;
  /** Whom it was sent to, and what it says it answers: one of them may say what we know an answer by. */
  leads: string[];
  isAutomatic: boolean;
  files: { name: string; bytes: Uint8Array }[];
}

/**
 * Reads a mail. Its HTML is never shown or kept: where there is no plain text, what words are in it. Throws where it
 * is not made as letters are.
 */
export async function readMail(raw: Buffer): Promise<ReadMail> {
  const head = headOf(raw);
  if (head.length > LARGEST_HEAD) throw new Error('The head of the mail is too large.');
  const mail = await simpleParser(raw, {
    skipTextToHtml: true,
    skipImageLinks: true,
    maxHtmlLengthToParse: LARGEST_HTML,
    maxHeadSize: LARGEST_HEAD,
    maxChildNodes: MOST_PARTS,
    checksumAlgo: false,
  });
  const senders = mail.from?.value ?? [];
  const written = senders.length === 1 ? (senders[0]?.address ?? '') : '';
  const headers = new Map(
    mail.headerLines.map(({ key, line }) => [key.toLowerCase(), line.slice(line.indexOf(':') + 1)]),
  );
  const from = parseEmail(written) ?? cleanLine(written).slice(0, LONGEST_SUBJECT);
  const text = cleanText(ownWords(wordsOf(mail)));
  return {
    messageId: cleanLine(mail.messageId ?? '').slice(0, LONGEST_SUBJECT) || bytesId(raw),
    from,
    subject: cleanLine(mail.subject ?? '').slice(0, LONGEST_SUBJECT),
    text: text.slice(0, LONGEST_MESSAGE),
    isCut: text.length > LONGEST_MESSAGE,
    leads: ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'in-reply-to', 'references'].map(
      (name) => headers.get(name) ?? '',
    ),
    isAutomatic: isAutomatic(headers, from),
    // Pictures of a signature stand in the text: they are no files that somebody sends.
    files: mail.attachments
      .filter(({ related }) => !related)
      .map(({ filename = '', content }) => ({ name: filename, bytes: content })),
  };
}

/** Where pictures stood in HTML, the library writes their addresses. */
function wordsOf({ text = '', html }: ParsedMail): string {
  return html ? text.replace(/\[(?:https?|cid|data):[^\]\s]*\]/gi, '') : text;
}

/** Of one that is not read. */
export function bytesId(raw: Buffer): string {
  return `sha256:${sha256(raw.toString('latin1'))}`;
}

function headOf(raw: Buffer): Buffer {
  const ends = [raw.indexOf('\r\n\r\n'), raw.indexOf('\n\n')].filter((at) => at >= 0);
  return ends.length === 0 ? raw : raw.subarray(0, Math.min(...ends));
}
