import type { Kind } from '../../kind.ts';
import { LIMITS } from '../../limits.ts';
import type { Question, QuestionKind, QuestionOf } from '../../schema.ts';
import { dropdown } from '../choice/dropdown.ts';
import { oneOf } from '../choice/options.ts';
import { writtenOptions } from '../choice/written-options.ts';
import { number } from '../number/number.ts';
import { shortText } from '../text/short-text.ts';

export type GroupColumn = QuestionOf<'repeating_group'>['columns'][number];

/** What is said of one entry in one column. */
export type EntryPart = string | number;

/** A question that a column asks, and what is known of its kind. */
interface Asked {
  kind: Kind<QuestionKind, EntryPart>;
  question: Question;
}

/** In a column nothing is written beside an option. */
const listed: Kind<'dropdown', string> = { ...dropdown, ...oneOf(writtenOptions) };

/** A column as the question that asks for the same by itself. */
export function askedIn(column: GroupColumn): Asked {
  const every = { id: column.id, title: column.label, help: {}, required: column.required };
  switch (column.asks) {
    case 'text':
      return by(shortText, { ...every, kind: 'short_text', maxLength: LIMITS.cell });
    case 'number': {
      const { min, max, decimals, step, unit } = column;
      return by(number, { ...every, kind: 'number', min, max, decimals, step, unit });
    }
    case 'choice':
      return by(listed, { ...every, kind: 'dropdown', options: column.options });
  }
}

/** That a question and its kind belong together, types cannot follow through a union. */
function by<K extends QuestionKind, A extends EntryPart>(kind: Kind<K, A>, question: QuestionOf<K>): Asked {
  return { kind: kind as unknown as Asked['kind'], question };
}
