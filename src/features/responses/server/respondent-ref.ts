/**
 * A respondent's id on the wire: the project's id and the respondent's own in one unguessable word, so that every call finds
 * its row by the table's leading key and needs no other index.
 */
export interface RespondentIds {
  projectId: string;
  respondentId: string;
}

const BYTES = 32;

export function toRef({ projectId, respondentId }: RespondentIds): string {
  return Buffer.from((projectId + respondentId).replaceAll('-', ''), 'hex').toString('base64url');
}

/** Undefined for what {@link toRef} cannot have made. */
export function parseRef(ref: string): RespondentIds | undefined {
  const bytes = Buffer.from(ref, 'base64url');
  if (bytes.length !== BYTES || bytes.toString('base64url') !== ref) return undefined;
  const hex = bytes.toString('hex');
  return { projectId: uuidOf(hex.slice(0, 32)), respondentId: uuidOf(hex.slice(32)) };
}

function uuidOf(hex: string): string {
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
