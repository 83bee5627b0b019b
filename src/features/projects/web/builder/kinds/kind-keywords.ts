import type { KindName } from '#domain/questionnaire/kind.ts';
import type { Translator } from '#messages/translator.ts';

/** By which a kind is found beside its name: what it asks for, and on a Bengali page its English name. */
export function kindKeywords(kind: KindName, t: Translator['t']): string[] {
  return [t(`builder:kindHint.${kind}`), kind.replaceAll('_', ' ')];
}
