import type { Finding, FindingKey } from '../finding.ts';
import { hasOwnOptions } from '../kinds/choice/written-options.ts';
import { LIMITS } from '../limits.ts';
import { kindOf } from '../registry.ts';
import type { Question } from '../schema.ts';
import { carriableIn } from './carry-options.ts';
import { carriedBy, ownOptionsOf } from './carrying.ts';

/** What options may be taken from, and what may not. */
interface Sources {
  before: ReadonlyMap<string, Question>;
  questions: ReadonlyMap<string, Question>;
  neverAsked: ReadonlySet<string>;
}

/** What is wrong with where a question takes its options from. */
export function checkCarried(question: Question, sources: Sources, where: Pick<Finding, 'sectionId'>): Finding[] {
  const carried = carriedBy(question);
  if (!carried || !hasOwnOptions(question)) return [];
  const at = { ...where, questionId: question.id, logic: 'carried' } as const;
  const problem = problemWith(carried.from, question, sources);
  if (problem) return [{ severity: 'error', ...problem, ...at }];
  const source = sources.before.get(carried.from);
  const most = kindOf(question).mostOptions ?? LIMITS.options;
  const count = (source ? carriableIn(source).length : 0) + ownOptionsOf(question).length;
  return count > most ? [{ severity: 'error', key: 'carriedTooMany', values: { count, most }, ...at }] : [];
}

function problemWith(
  from: string,
  { id }: Question,
  { before, questions, neverAsked }: Sources,
): { key: FindingKey } | undefined {
  const source = questions.get(from);
  if (from === id) return { key: 'carriedFromItself' };
  if (!source) return { key: 'carriedWithoutQuestion' };
  if (!before.has(from)) return { key: 'carriedFromLater' };
  if (!kindOf(source).carriable) return { key: 'carriedUnfitting' };
  return neverAsked.has(from) ? { key: 'carriedFromNeverAsked' } : undefined;
}
