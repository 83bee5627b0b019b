/**
 * Where a respondent's row is found: by the table's leading key, with no other index.
 * `respondentId` is the response's id too: public.
 */
export interface RespondentIds {
  projectId: string;
  respondentId: string;
}

/** What a ref says. The secret is no part of anything that owners and files name, so none of it leads here. */
export interface ParsedRef extends RespondentIds {
  secret: string;
}

const UUID_HEX = 32;
const BYTES = 48;

/** Project, respondent and secret in one unguessable word. */
export function toRef({ projectId, respondentId, secret }: ParsedRef): string {
  return Buffer.from((projectId + respondentId + secret).replaceAll('-', ''), 'hex').toString('base64url');
}

/** Undefined for what {@link toRef} cannot have made. */
export function parseRef(ref: string): ParsedRef | undefined {
  const bytes = Buffer.from(ref, 'base64url');
  if (bytes.length !== BYTES || bytes.toString('base64url') !== ref) return undefined;
  const hex = bytes.toString('hex');
  return { projectId: uuidAt(hex, 0), respondentId: uuidAt(hex, 1), secret: uuidAt(hex, 2) };
}

function uuidAt(hex: string, place: number): string {
  const id = hex.slice(place * UUID_HEX, (place + 1) * UUID_HEX);
  return `${id.slice(0, 8)}-${id.slice(8, 12)}-${id.slice(12, 16)}-${id.slice(16, 20)}-${id.slice(20)}`;
}
