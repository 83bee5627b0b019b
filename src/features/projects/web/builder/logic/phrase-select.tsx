import { NativeSelect } from '@mantine/core';
import { type Clause, PHRASES, type Phrase } from '#domain/questionnaire/logic/clause.ts';
import { choosesOne, kindOf, optionsOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { usePageTranslator } from '#kit/web/i18n/use-i18n.ts';
import { labelOf } from './words/clause-words.ts';
import { wordingOf } from './words/wording.ts';

interface PhraseSelectProps {
  question: Question | undefined;
  clause: Clause;
  /** Whether there is room to say it so. */
  hasRoom: (phrase: Phrase) => boolean;
  onSay: (said: Pick<Clause, 'phrase' | 'options'>) => void;
}

/** What is said of an answer. */
export function PhraseSelect({ question, clause, hasRoom, onSay }: PhraseSelectProps) {
  const translator = usePageTranslator();
  const { t } = translator;
  const kind = question && kindOf(question);
  const phrases = kind ? PHRASES[kind.testedBy] : [];
  const either = question && isEither(question, clause) ? optionsOf(question).map(({ id }) => id) : [];
  const said: Phrase | '' = phrases.includes(clause.phrase) ? clause.phrase : '';
  const value = either.length > 0 && said === 'chose' ? (clause.options?.[0] ?? '') : said;
  return (
    <NativeSelect
      aria-label={t('logic:testLabel')}
      value={value}
      onChange={({ currentTarget }) => {
        const option = either.find((id) => id === currentTarget.value);
        onSay(option ? { phrase: 'chose', options: [option] } : { phrase: currentTarget.value as Phrase });
      }}
    >
      {value === '' ? <option value="">{t('logic:unfittingTest')}</option> : null}
      {either.map((id) => (
        <option key={id} value={id}>
          {t('logic:isOption', { option: labelOf(question, id, translator) })}
        </option>
      ))}
      {phrases
        .filter((phrase) => either.length === 0 || (phrase !== 'chose' && phrase !== 'choseNot'))
        .filter((phrase) => phrase === said || hasRoom(phrase))
        .map((phrase) => {
          const wording = wordingOf({ phrase }, kind);
          return (
            <option key={phrase} value={phrase}>
              {t(`logic:test.${wording}`)}
            </option>
          );
        })}
    </NativeSelect>
  );
}

/** Of two options one is the answer: which one is said at once, and no list of options is needed. */
export function isEither(question: Question, clause: Clause): boolean {
  const { phrase, options = [] } = clause;
  const isTold = phrase === 'choseNot' || (phrase === 'chose' && options.length > 1);
  const offered = optionsOf(question);
  return offered.length === 2 && choosesOne(question, clause.row) && !isTold && options.every(isOffered);

  function isOffered(id: string): boolean {
    return offered.some((option) => option.id === id);
  }
}
