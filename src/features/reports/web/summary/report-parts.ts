import { tallyKey } from '#domain/answers/counting/tally.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { readLocalized } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import type { PagePart } from '#ui/dashboard/page-index/page-part.ts';
import type { ReportCards, ValueReport } from '../../contract/report.ts';

/** Names the card of a question in the address; one that is asked in two ways has two. */
export function questionAnchor(question: Question): string {
  return `q-${tallyKey(question)}`;
}

/** As `questionAnchor`, of what is reckoned. */
export function valueAnchor(value: ValueReport): string {
  return `v-${keyOf(value)}`;
}

/** Names the card of marks in the address. */
export const MARKS_ANCHOR = 'marks';

/** Names the card of how questions did in the address. */
export const ITEMS_ANCHOR = 'items';

/** Names the card of rounds in the address. */
export const ROUNDS_ANCHOR = 'rounds';

/** Names the card of practice in the address. */
export const PRACTICE_ANCHOR = 'practice';

/** Of a value that is reckoned in two ways, each has its own. */
export function keyOf({ id, versions }: ValueReport): string {
  return `${id}-${versions.at(-1)}`;
}

/** The cards of a report in their order, as an index names them. */
export function useReportParts({ questions, values, marks, rounds }: ReportCards): PagePart[] {
  const t = useText();
  const locale = useLocale();
  const format = useFormat();
  return [
    ...(marks
      ? [
          { id: MARKS_ANCHOR, title: t('reports:marks') },
          { id: ITEMS_ANCHOR, title: t('reports:items') },
        ]
      : []),
    ...(rounds.length > 0 ? [{ id: ROUNDS_ANCHOR, title: t('reports:rounds') }] : []),
    ...(questions.some(({ items }) => items.some(({ practised }) => practised))
      ? [{ id: PRACTICE_ANCHOR, title: t('reports:practice') }]
      : []),
    ...questions.map(({ question }, index) => {
      const read = readLocalized(question.title, locale);
      const title = read?.text ?? t('questions:untitled');
      return { id: questionAnchor(question), title, lang: read?.lang, number: format.digits(index + 1) };
    }),
    ...values.map((value) => ({ id: valueAnchor(value), title: value.label })),
  ];
}
