/** Lines after which the mail that is answered begins, as mail programs write them. */
const QUOTED_FROM = [
  /^On\s.{4,200}\swrote:$/i,
  /^.{4,200}(?:লিখেছেন|লিখেছে)\s*[:：]$/u,
  /^-{2,}\s*(?:Original Message|Forwarded message|মূল বার্তা)\s*-{2,}$/iu,
  /^_{20,}$/,
  /^(?:From|প্রেরক)\s*:\s.*@/iu,
];
/** As some programs say that they were used. */
const SIGNATURE = /^--\s?$/;
const LONGEST_LINE = 300;

/** What somebody wrote themselves in a mail: without what they answer, and without their signature. */
export function ownWords(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const end = lines.findIndex((line, at) => beginsQuote(line, lines[at + 1] ?? '') || SIGNATURE.test(line));
  const own = end === -1 ? lines : lines.slice(0, end);
  while (own.length > 0 && /^\s*(?:>.*)?$/.test(own.at(-1) ?? '')) own.pop();
  return own.join('\n').trim();
}

/** The line may be broken in two where it is long. */
function beginsQuote(line: string, next: string): boolean {
  const alone = line.trim();
  if (alone === '' || alone.length > LONGEST_LINE) return false;
  const together = `${alone} ${next.trim()}`;
  return QUOTED_FROM.some(
    (pattern) => pattern.test(alone) || (/^On\s/i.test(alone) && next !== '' && pattern.test(together)),
  );
}
