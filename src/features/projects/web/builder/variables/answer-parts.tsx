import { NativeSelect } from '@mantine/core';
import { hasColumns } from '#domain/questionnaire/kinds/grid/cells.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { optionsOf, rowsOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { addsRows } from '#domain/questionnaire/variables/check-variables.ts';
import type { ValueType } from '#domain/questionnaire/variables/value.ts';
import { localizedWords } from '#domain/text/marks/words-alone.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { usePageTranslator } from '#kit/web/i18n/use-i18n.ts';
import type { EditOptions } from '../builder-context.ts';
import { NumberField } from '../kinds/number-field.tsx';
import { labelOf } from '../logic/words/clause-words.ts';
import { namedRows } from '../logic/words/row-words.ts';
import { type OfAnswer, ofQuestion, questionsFor, type Sources } from './fresh-expression.ts';
import styles from './variables.module.css';

interface AnswerPartsProps {
  id: string;
  expression: OfAnswer;
  type: ValueType;
  sources: Sources;
  onChange: (expression: OfAnswer, edit?: EditOptions) => void;
}

/** No id is this. */
const EACH = '';

/** Which answer is reckoned with, which row of it, and what each option is worth. */
export function AnswerParts({ id, expression, type, sources, onChange }: AnswerPartsProps) {
  const translator = usePageTranslator();
  const { t, locale } = translator;
  const format = useFormat();
  const offered = questionsFor(expression.op, type, sources);
  const question = offered.find((one) => one.id === expression.question);
  const numbers = new Map(sources.questions.map((one, index) => [one.id, index + 1]));
  const rows = question ? rowsOf(question) : [];
  return (
    <div className={styles.inner}>
      <NativeSelect
        aria-label={t('logic:question')}
        value={question?.id ?? ''}
        onChange={({ currentTarget }) => {
          const next = offered.find((one) => one.id === currentTarget.value);
          if (next) onChange(ofQuestion(expression.op, next));
        }}
      >
        {question ? null : <option value="">{t('logic:answerToGone')}</option>}
        {offered.map((one) => (
          <option key={one.id} value={one.id}>
            {`${format.number(numbers.get(one.id) ?? 0)}. ${localizedWords(one.title, locale) || t('questions:untitled')}`}
          </option>
        ))}
      </NativeSelect>
      {question && rows.length > 0 ? (
        <NativeSelect
          aria-label={t(hasColumns(question) ? 'logic:cell' : 'logic:row')}
          value={expression.eachRow ? EACH : expression.row}
          onChange={({ currentTarget: { value } }) => {
            const { row: _row, eachRow: _each, ...whole } = expression;
            onChange(value === EACH ? { ...whole, eachRow: true } : { ...whole, row: value });
          }}
        >
          {addsRows(question) ? <option value={EACH}>{t('logic:eachRow')}</option> : null}
          {namedRows(question, translator).map(({ id: row, name }) => (
            <option key={row} value={row}>
              {name}
            </option>
          ))}
        </NativeSelect>
      ) : null}
      {question && expression.op === 'points' ? (
        <ul className={styles.points} aria-label={t('logic:pointsOf')}>
          {worthOf(question, expression).map(({ option, points }) => (
            <li key={option}>
              <NumberField
                label={labelOf(question, option, translator, expression.row ?? rows[0]?.id)}
                value={points}
                min={-LIMITS.number}
                max={LIMITS.number}
                decimals={LIMITS.decimals}
                onChange={(worth) => {
                  if (worth === undefined) return;
                  const all = worthOf(question, expression);
                  const changed = all.map((one) => (one.option === option ? { option, points: worth } : one));
                  onChange({ ...expression, points: changed }, { topic: `points:${id}:${option}` });
                }}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** What each option is worth, those without a number among them; what is gone is left out. */
function worthOf(question: Question, { row, points }: Extract<OfAnswer, { op: 'points' }>) {
  const known = new Map(points.map((one) => [one.option, one.points]));
  const options = optionsOf(question, row ?? rowsOf(question)[0]?.id);
  return options.map(({ id }) => ({ option: id, points: known.get(id) ?? 0 }));
}
