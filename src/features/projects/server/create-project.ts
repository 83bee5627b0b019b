import { isBlank } from '#domain/text/localized.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { QuizMode, Typed } from '../contract/kinds.ts';
import type { createProject as endpoint } from '../contract/project.ts';
import type { ProjectSettings } from '../contract/settings.ts';
import { questionsAtFirst, settingsAtFirst } from './beginning.ts';
import { requireOffered } from './categories/require-category.ts';
import { cleanQuestionnaire } from './clean-questionnaire.ts';
import { requireCompany } from './company/require-company.ts';
import { insertDraft } from './insert-draft.ts';
import { requireMarkedQuiz } from './require-marked-quiz.ts';
import { requireValidSettings } from './settings/require-valid-settings.ts';
import { cleanSettings } from './settings/settings.ts';

type NewProject = Omit<Received<typeof endpoint>['body'], 'password'> & { passwordHash?: string | null };

/** What stands beside `settings` in this call. */
const BESIDE = ['title', 'password'];

/** Starts a project of the caller's own as a draft. */
export async function createProject(db: Db, actor: Actor, input: NewProject, now: Date): Promise<{ _id: string }> {
  const { kind, passwordHash = null } = input;
  const mode = modeIn(input);
  const settings = settingsIn({ ...input, mode }, now);
  const content = cleanQuestionnaire(input.questionnaire ?? questionsAtFirst(kind));
  requireMarkedQuiz({ kind, mode }, content);
  const draft = { kind, mode, settings, passwordHash, content };
  return await db.transaction(async (tx) => {
    if (settings.category !== null) await requireOffered(tx, settings.category, 'settings.category');
    await requireCompany(tx, [actor.id], settings.company, 'settings.company');
    return await insertDraft(tx, actor, draft, now);
  });
}

function modeIn({ kind, mode }: NewProject): QuizMode | null {
  if (kind === 'quiz') return mode ?? 'general';
  if (mode) throw invalidField('mode', 'onlyQuizzesHaveMode');
  return null;
}

function settingsIn(
  { kind, mode, title, languages, settings: given, passwordHash }: Omit<NewProject, 'mode'> & Typed,
  now: Date,
): ProjectSettings {
  try {
    const settings = cleanSettings({ ...settingsAtFirst({ kind, mode }), languages, ...given, title });
    if (isBlank(settings.title)) throw invalidField('title', 'required');
    requireValidSettings(settings, {
      kind,
      mode,
      status: 'draft',
      responses: 0,
      hasPassword: typeof passwordHash === 'string',
      now,
    });
    return settings;
  } catch (error) {
    throw error instanceof AppError ? whereSent(error) : error;
  }
}

/** Names each place as this call was sent it. */
function whereSent({ code, fields = {} }: AppError): AppError {
  const places = Object.entries(fields).map(([path, messages]) => {
    const isBeside = BESIDE.includes(path.split('.')[0] ?? '');
    return [isBeside ? path : `settings.${path}`, messages] as const;
  });
  return new AppError(code, { fields: Object.fromEntries(places) });
}
