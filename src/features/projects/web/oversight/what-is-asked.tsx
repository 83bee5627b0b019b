import { numbersOf, questionsOf } from '#domain/questionnaire/flow.ts';
import { nameTexts } from '#domain/questionnaire/piping/name-texts.ts';
import { optionsOf } from '#domain/questionnaire/registry.ts';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { localizedText } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './asked.module.css';

/** All that a questionnaire says and asks, with what can be chosen, to be read through. */
export function WhatIsAsked({ questionnaire }: { questionnaire: Questionnaire }) {
  const locale = useLocale();
  const { sections } = nameTexts(questionnaire);
  const questions = questionsOf(questionnaire);
  const numbers = numbersOf(questions);
  const numberOf = new Map(questions.map(({ id }, at) => [id, numbers[at]]));
  return (
    <div className={styles.asked}>
      {sections.map(({ id, title, intro, questions: asked }) => {
        const [heading, words] = [localizedText(title, locale), localizedText(intro, locale)];
        return (
          <div key={id}>
            {heading ? <h3>{heading}</h3> : null}
            {words ? <p className={styles.more}>{words}</p> : null}
            <ol>
              {asked.map((question) => (
                <AskedQuestion key={question.id} question={question} number={numberOf.get(question.id)} />
              ))}
            </ol>
          </div>
        );
      })}
    </div>
  );
}

function AskedQuestion({ question, number }: { question: Question; number: number | undefined }) {
  const t = useText();
  const format = useFormat();
  const locale = useLocale();
  const help = localizedText(question.help, locale);
  const options = optionsOf(question).map(({ label }) => localizedText(label, locale));
  return (
    <li>
      <span className={styles.number}>{number === undefined ? null : `${format.number(number)}.`}</span>
      <div>
        {localizedText(question.title, locale) || t('questions:untitled')}
        {help ? <p className={styles.more}>{help}</p> : null}
        {options.length > 0 ? <p className={styles.more}>{options.filter(Boolean).join(' · ')}</p> : null}
      </div>
    </li>
  );
}
