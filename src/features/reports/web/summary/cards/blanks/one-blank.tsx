import { type Blank, blankName } from '#domain/questionnaire/kinds/blanks/passage.ts';
import type { KeyOf } from '#domain/quiz/marking-schema.ts';
import { outcomeOf } from '#domain/quiz/outcome.ts';
import { shareOfBlank } from '#domain/quiz/share-of-blanks.ts';
import { localizedText } from '#domain/text/localized.ts';
import { writtenIn } from '#domain/text/written-in.ts';
import { useLocale } from '#kit/web/i18n/use-i18n.ts';
import { BarList } from '#ui/charts/bars/bar-list.tsx';
import type { Share } from '#ui/charts/shares/share.ts';
import type { QuestionReport } from '../../../../contract/report.ts';
import type { TextAnswer } from '../../../../contract/text-answers.ts';
import own from './blanks.module.css';
import { saidInBlank } from './said-in-blank.ts';

interface OneBlankProps {
  blank: Blank;
  report: QuestionReport;
  answerKey: KeyOf<'blanks'>;
  /** Those that were read so far. */
  answers: readonly TextAnswer[];
}

/** What was said in one blank, what is right first. */
export function OneBlank({ blank, report, answerKey, answers }: OneBlankProps) {
  const locale = useLocale();
  const label = localizedText(blankName(blank.id), locale);
  const said =
    blank.asks === 'choice' ? chosenIn(blank, report, answerKey, locale) : writtenInBlank(blank, answerKey, answers);
  const filled = said.reduce((sum, { count }) => sum + count, 0);
  const shares = said.map((one) => ({ ...one, share: filled === 0 ? 0 : one.count / filled }));
  return (
    <section className={own.one}>
      <h4>{label}</h4>
      <BarList label={label} shares={shares} answered={filled} />
    </section>
  );
}

function writtenInBlank(blank: Blank, key: KeyOf<'blanks'>, answers: readonly TextAnswer[]): Omit<Share, 'share'>[] {
  return saidInBlank(answers, key, blank).map(({ id, text, count, isRight }) => {
    const lang = writtenIn(text);
    return { id, label: text, ...(lang && { lang }), count, right: isRight };
  });
}

function chosenIn(
  blank: Extract<Blank, { asks: 'choice' }>,
  { rows }: QuestionReport,
  key: KeyOf<'blanks'>,
  locale: ReturnType<typeof useLocale>,
): Omit<Share, 'share'>[] {
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return blank.options
    .map((option) => ({
      ...{
        id: option.id,
        label: localizedText(option.label, locale),
        count: counts.get(`${blank.id}~${option.id}`) ?? 0,
      },
      right: outcomeOf(shareOfBlank(key, blank.id, { [blank.id]: option.id })) === 'right',
    }))
    .toSorted((one, other) => Number(other.right) - Number(one.right) || other.count - one.count);
}
