import type { QuestionKind } from '#domain/questionnaire/schema.ts';
import type { Translator } from '#messages/translator.ts';

/** By which a kind is found beside its name: what it asks for, and on a Bengali page its English name. */
export function kindKeywords(kind: QuestionKind, t: Translator['t']): string[] {
  return [t(`builder:kindHint.${kind}`), kind.replaceAll('_', ' ')];
}
