import { numbersOf } from '#domain/questionnaire/flow.ts';
import { nameText } from '#domain/questionnaire/piping/name-texts.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { localizedWords } from '#domain/text/marks/words-alone.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { firstNumbersOf } from '../builder/parts/numbering.ts';
import { usePartName } from '../builder/parts/use-part-name.ts';
import styles from './history.module.css';

/** The questions of the first version, section by section: it changed nothing, there was nothing before it. */
export function WhatItAsks({ questionnaire }: { questionnaire: Questionnaire }) {
  const t = useText();
  const format = useFormat();
  const locale = useLocale();
  const nameOf = usePartName();
  const { sections } = questionnaire;
  const firstNumbers = firstNumbersOf(sections);
  return (
    <ul className={styles.asked}>
      {sections.map(({ id, questions }, index) => {
        const numbers = numbersOf(questions, firstNumbers[index]);
        return (
          <li key={id}>
            {sections.length > 1 ? <h4 className={styles.count}>{nameOf(questionnaire, id)}</h4> : null}
            <ol>
              {questions.map((question, at) => {
                const number = numbers[at];
                const title = localizedWords(nameText(question.title, questionnaire), locale);
                return (
                  <li key={question.id}>
                    <span>{number === undefined ? null : `${format.number(number)}.`}</span>
                    <span>{title || t(number === undefined ? 'builder:untitledStatement' : 'questions:untitled')}</span>
                  </li>
                );
              })}
            </ol>
          </li>
        );
      })}
    </ul>
  );
}
