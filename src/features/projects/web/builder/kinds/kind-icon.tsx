import type { QuestionKind } from '#domain/questionnaire/schema.ts';
import { toolsOf } from './kind-tools.ts';

export function KindIcon({ kind, size = 20 }: { kind: QuestionKind; size?: number }) {
  const { Icon } = toolsOf(kind);
  return <Icon size={size} stroke={1.75} aria-hidden="true" />;
}
