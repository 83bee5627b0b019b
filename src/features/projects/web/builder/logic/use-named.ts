import { useMemo } from 'react';
import type { HiddenValue } from '#domain/questionnaire/schema.ts';
import { useLocale } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import { useEarlier } from './earlier.tsx';
import { type Numbered, numbered } from './numbered.ts';

type Named = Pick<Numbered, 'questions' | 'hiddenValues' | 'variables'>;

/** What a condition that is edited may name, as it is called now; and by the way what it should not name any more. */
export function useNamed(): Named {
  const { questions, facts, variables } = useEarlier();
  const { now } = useBuilderTools();
  const locale = useLocale();
  return useMemo(() => {
    const all = numbered(now().questionnaire);
    const named = questions.map((question, index) => [question.id, { number: index + 1, question }] as const);
    const known = facts.map(({ id, title }) => [id, { id, label: { [locale]: title } }] as const);
    return {
      questions: new Map([...all.questions, ...named]),
      hiddenValues: new Map<string, HiddenValue>([...all.hiddenValues, ...known]),
      variables: new Map([...all.variables, ...variables.map((one) => [one.id, one] as const)]),
    };
  }, [questions, facts, variables, now, locale]);
}
