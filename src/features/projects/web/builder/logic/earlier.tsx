import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { numbersOf } from '#domain/questionnaire/flow.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import type { Variable } from '#domain/questionnaire/variables/expression.ts';
import { localizedWords } from '#domain/text/marks/words-alone.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import type { NamedFact } from './facts.ts';

interface Earlier {
  questions: readonly Question[];
  facts: readonly NamedFact[];
  variables: readonly Variable[];
  /** As choices of a select; made once, for lists of hundreds of questions stand in every sentence. */
  choices: ReactNode;
}

const NONE: readonly Variable[] = [];

const EarlierContext = createContext<Earlier>({ questions: [], facts: [], variables: [], choices: null });

interface EarlierQuestionsProps extends Pick<Earlier, 'questions' | 'facts'> {
  /** Left out: conditions in it look at none. */
  variables?: readonly Variable[] | undefined;
  children: ReactNode;
}

/** Whose answers, and which facts and calculated values, the conditions in it may look at. */
export function EarlierQuestions({ questions, facts, variables = NONE, children }: EarlierQuestionsProps) {
  const steady = useSteady(questions);
  const first = useQuestionChoices(steady, 1);
  const value = useMemo(
    () => ({ questions: steady, facts, variables, choices: first }),
    [steady, facts, variables, first],
  );
  return <EarlierContext value={value}>{children}</EarlierContext>;
}

export function useEarlier(): Earlier {
  return use(EarlierContext);
}

/** Questions as choices of a select: “2. How do you travel?”; the first that has a number has this one. */
export function useQuestionChoices(questions: readonly Question[], firstNumber: number): ReactNode {
  const t = useText();
  const locale = useLocale();
  const format = useFormat();
  return useMemo(
    () =>
      numbersOf(questions, firstNumber).map((number, index) => {
        const { id, title } = questions[index] as Question;
        const words = localizedWords(title, locale) || t('questions:untitled');
        return (
          <option key={id} value={id}>
            {number === undefined ? words : `${format.number(number)}. ${words}`}
          </option>
        );
      }),
    [questions, firstNumber, format, locale, t],
  );
}

/** The same list as long as the same things are in it. */
export function useSteady<T>(items: readonly T[]): readonly T[] {
  const [kept, keep] = useState(items);
  if (kept.length === items.length && kept.every((item, index) => item === items[index])) return kept;
  keep(items);
  return items;
}
