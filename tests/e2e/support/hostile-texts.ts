// Puts into every text of a database what breaks out of a page wherever it is not shown as text.
import { sql } from 'drizzle-orm';
import { LOCALES } from '#domain/text/locale.ts';
import { cleanHtml } from '#features/site/server/html.ts';
import type { Db } from '#kit/server/database/db.ts';

/** As it would stand in a page that takes it for markup. */
export const RAW = ['<img src=x', '</script><script>window.__ran'] as const;

export const HOSTILE = [
  `"'><img src=x onerror="window.__ran='an attribute'">`,
  `</title></textarea></style></script><script>window.__ran='an element'</script>`,
  `{{7*7}}`,
  'javascript:window.__ran=1',
  '\u202e=1+1',
  'W'.repeat(120),
].join(' ');

/** Told of a text wherever it is seen: `⟦users.first_name⟧`. */
export const MARK = /⟦([\w.]+)⟧/g;

/** What else holds text, by table: codes, secrets, addresses, keys to search by. All other columns hold words. */
const NOT_WORDS: Record<string, string> = {
  activities: 'log actor_role subject subject_id action ip request_id',
  address_changes: 'kind before after password_digest code_hash notice_to objection_hash',
  authenticators: 'sealed_secret',
  bank_questions: 'search_key',
  bank_uses: 'question_id item_key',
  companies: 'website email phone logo logo_digest suspended search_key',
  company_invitations: 'email role key_hash',
  company_members: 'role',
  contact_entries: 'kind',
  contacts: 'email phone locale state fingerprint',
  errors: 'cause source',
  files: 'key question_id type',
  images: 'key digest',
  invitations: 'email role locale message token_hash',
  kept_replies: 'caller key endpoint fingerprint reply',
  leaderboard_names: 'seen_by',
  leaderboards: 'grade',
  mail_wordings: 'template',
  mailboxes: 'name uid_validity',
  mails: 'to_address template locale secrets state headers',
  notification_settings: 'channels leave_token',
  notifications: 'kind once link',
  passkeys: 'credential_id public_key transports',
  place_counters: 'counter',
  places: 'id',
  practice_memories: 'cards',
  projects:
    'kind status link_code languages privacy password_hash view_type theme cover response_method details one_per ' +
    'show_results redirect quotas retention taken_down search_key title_key_en title_key_bn mode reveal clock attempts ' +
    'leaderboard practice',
  rate_limits: 'key',
  received_mails: 'message_id sender refusal',
  recovery_codes: 'code_hash',
  reply_tokens: 'token last_message_id',
  respondents:
    'state locale answers off_path untouched saves start_key start_print once_key quota_id tally_state source ended_by turn ' +
    'drawn tries round final',
  role_permissions: 'role permissions',
  schema_migrations: 'hash',
  scores: 'round',
  secrets: 'name value',
  sessions: 'refresh_hash previous_hash ip signed_in_by',
  settings: 'revisions',
  site_look: 'action logo logo_dark icon',
  slide_shows: 'type position',
  tallies: 'tally_key cell',
  tally_parts: 'tally_key part cell',
  templates: 'kind theme print',
  pages: 'slug',
  testimonials: 'photo',
  ticket_files: 'key digest type',
  ticket_messages: 'kind',
  tickets: 'guest_email locale state',
  users: 'email phone password_hash role state image image_digest locale gender permissions scope',
  verifications: 'purpose sent_to code_hash',
};

/** Objects all of whose strings are words. */
const ALL_WORDS =
  /^(?:activities\.(?:changes|subject_name)|mail_wordings\.texts|notifications\.values|respondents\.(?:details|hand_marks|hidden_values))$/;

/** HTML of the site's editors, as the server stores it. */
const MARKUP: Record<string, (path: readonly string[]) => boolean> = {
  'pages.body': () => true,
  'faqs.answer': () => true,
  'slide_shows.slides': (path) => path.includes('description'),
};

/** Makes all of them hostile; the names of the columns that hold any. */
export async function makeTextsHostile(db: Db): Promise<string[]> {
  return await db.transaction(async (tx) => {
    // Nor do triggers keep anything as it is.
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    return await changeColumns(tx);
  });
}

async function changeColumns(db: Db): Promise<string[]> {
  const found = await db.execute<{ table: string; column: string; type: string }>(sql`
    SELECT table_name AS "table", column_name AS "column", data_type AS type FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type IN ('text', 'jsonb') ORDER BY 1, 2`);
  const changed: string[] = [];
  for (const { table, column, type } of found.rows) {
    const name = `${table}.${column}`;
    if (NOT_WORDS[table]?.split(' ').includes(column)) continue;
    const [from, at] = [sql.identifier(table), sql.identifier(column)];
    if (type === 'text') await db.execute(sql`UPDATE ${from} SET ${at} = ${at} || ${hostile(name)} WHERE ${at} <> ''`);
    else await changeValues(db, { from, at, name });
    changed.push(name);
  }
  return changed;
}

interface Place {
  from: ReturnType<typeof sql.identifier>;
  at: ReturnType<typeof sql.identifier>;
  name: string;
}

async function changeValues(db: Db, { from, at, name }: Place): Promise<void> {
  const { rows } = await db.execute<{ row: string; value: unknown }>(
    sql`SELECT ctid::text AS row, ${at} AS value FROM ${from} WHERE ${at} IS NOT NULL`,
  );
  for (const { row, value } of rows) {
    const changed = JSON.stringify(withHostile(value, name, []));
    await db.execute(sql`UPDATE ${from} SET ${at} = ${changed}::jsonb WHERE ctid = ${row}::tid`);
  }
}

/** The words in a value are those under a language, unless all of its strings are. */
function withHostile(value: unknown, name: string, path: readonly string[]): unknown {
  if (typeof value === 'string') return isWords(name, path) ? value + markup(hostile(name), name, path) : value;
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((inner) => withHostile(inner, name, path));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withHostile(inner, name, [...path, key])]),
  );
}

function isWords(name: string, path: readonly string[]): boolean {
  if (name === 'respondents.certificate') return path.at(-1) === 'name';
  return ALL_WORDS.test(name) || LOCALES.some((locale) => locale === path.at(-1)) || path.at(-1) === 'site_name';
}

function markup(text: string, name: string, path: readonly string[]): string {
  return MARKUP[name]?.(path) ? (cleanHtml({ en: text }).en ?? '') : text;
}

function hostile(name: string): string {
  return ` ⟦${name}⟧ ${HOSTILE}`;
}
