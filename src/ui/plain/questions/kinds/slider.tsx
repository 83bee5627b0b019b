import type { CSSProperties } from 'react';
import type { QuestionOf } from '#domain/questionnaire/schema.ts';
import { parseNumber } from '#domain/text/digits.ts';
import { isBlank } from '#domain/text/localized.ts';
import { localizedWords } from '#domain/text/marks/words-alone.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { LocalizedText } from '../../localized-text.tsx';
import { questionControl } from '../describe-question.ts';
import styles from '../question.module.css';
import type { AnswerProps } from '../question-props.ts';
import { endsId } from './ends.tsx';
import { keyboardFor } from './number.tsx';
import own from './slider.module.css';

/**
 * A box for the number, which is the answer, and a slider that moves it: without script the box alone. Until somebody
 * touches either of them nothing is chosen, and the slider says so.
 */
export function SliderInput(props: AnswerProps<'slider'>) {
  const { question, name, shown } = props;
  const t = useText();
  const title = localizedWords(question.title, useLocale());
  const isAtWork = useHydrated();
  const control = questionControl(props);
  const value = parseNumber(shown?.[0] ?? '');
  const unitId = isBlank(question.unit) ? undefined : `${control.id}-unit`;
  const describedBy = [control['aria-describedby'], unitId, endsId(name)].filter(Boolean).join(' ');
  return (
    <div className={own.slider}>
      <div className={own.way} data-at-work={isAtWork ? '' : undefined}>
        <input
          type="range"
          className={own.range}
          data-slider={t('questions:notChosen')}
          data-aside=""
          data-untouched={value === undefined ? '' : undefined}
          aria-label={`${t('questions:slider')}: ${title}`}
          aria-valuetext={value === undefined ? t('questions:notChosen') : shown?.[0]}
          min={question.min}
          max={question.max}
          step={question.step}
          defaultValue={value ?? (question.min + question.max) / 2}
          style={value === undefined ? undefined : ({ '--at': partOf(question, value) } as CSSProperties)}
        />
      </div>
      <div className={styles.measured}>
        <input
          type="text"
          inputMode={keyboardFor(question.step % 1 === 0 && question.min % 1 === 0, question.min)}
          autoComplete="off"
          className={styles.control}
          defaultValue={shown?.[0]}
          {...control}
          aria-describedby={describedBy}
        />
        <LocalizedText id={unitId} text={question.unit} className={styles.unit} />
      </div>
      <SliderEnds name={name} question={question} />
    </div>
  );
}

/** Where the slider begins and ends, and what that means. */
function SliderEnds({ name, question: { min, max, low, high } }: { name: string; question: QuestionOf<'slider'> }) {
  const format = useFormat();
  return (
    <p id={endsId(name)} className={own.ends}>
      <span>
        <b>{format.number(min)}</b> <LocalizedText text={low} />
      </span>
      <span>
        <b>{format.number(max)}</b> <LocalizedText text={high} />
      </span>
    </p>
  );
}

/** How far along the slider a number is, 0 to 1. */
function partOf({ min, max }: QuestionOf<'slider'>, value: number): number {
  return max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
}
