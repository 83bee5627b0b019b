/** What headers say of a mail, by their names in lower case. */
export type HeaderLines = ReadonlyMap<string, string>;

const AUTOMATIC_SENDER = /^(?:mailer-daemon|postmaster|no-?reply|bounces?)(?:[+@-]|$)/i;

/** Whether a machine sent a mail: an autoreply, a list, a report that another was not delivered. */
export function isAutomatic(headers: HeaderLines, from: string): boolean {
  const said = (name: string) => headers.get(name)?.trim().toLowerCase();
  const submitted = said('auto-submitted');
  return (
    (submitted !== undefined && submitted !== 'no') ||
    /^(?:bulk|junk|list|auto_reply)\b/.test(said('precedence') ?? '') ||
    ['x-autoreply', 'x-autorespond', 'x-auto-reply', 'list-id', 'x-loop'].some((name) => headers.has(name)) ||
    said('return-path') === '<>' ||
    /^multipart\/report\b/.test(said('content-type') ?? '') ||
    AUTOMATIC_SENDER.test(from)
  );
}
