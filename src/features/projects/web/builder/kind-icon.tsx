import {
  IconAlignLeft,
  IconCalendar,
  IconCircleDot,
  IconHash,
  IconLetterCase,
  IconListCheck,
  IconSelect,
  IconStar,
  type TablerIcon,
} from '@tabler/icons-react';
import type { QuestionKind } from '#domain/questionnaire/schema.ts';

const ICONS: { readonly [K in QuestionKind]: TablerIcon } = {
  single_choice: IconCircleDot,
  multiple_choice: IconListCheck,
  dropdown: IconSelect,
  short_text: IconLetterCase,
  long_text: IconAlignLeft,
  number: IconHash,
  rating: IconStar,
  date: IconCalendar,
};

export function KindIcon({ kind, size = 20 }: { kind: QuestionKind; size?: number }) {
  const Icon = ICONS[kind];
  return <Icon size={size} stroke={1.75} aria-hidden="true" />;
}
