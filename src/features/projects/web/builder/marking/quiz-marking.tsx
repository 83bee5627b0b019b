import { Stack, Switch } from '@mantine/core';
import { setMarking } from '#domain/quiz/edit-marking.ts';
import type { Marking } from '#domain/quiz/marking-schema.ts';
import { pointsInTotal } from '#domain/quiz/points-in-total.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FactList } from '#ui/dashboard/facts/fact-list.tsx';
import { useBuilderTools } from '../builder-context.ts';
import { NumberField } from '../kinds/number-field.tsx';
import { useDraft, useRested } from '../state/use-draft.ts';
import styles from './marking.module.css';

/** What is true of all questions of a quiz: what passes, what wrong answers cost, and how many points there are. */
export function QuizMarking() {
  const t = useText();
  const { edit, isPractice } = useBuilderTools();
  const { pass, penalty, belowZero = false } = useDraft(({ questionnaire }) => questionnaire.marking) ?? {};
  const points = useRested(pointsInTotal);
  const set = (change: Partial<Omit<Marking, 'questions'>>) => edit((current) => setMarking(current, change));
  return (
    <section className={styles.marking}>
      <h3 className={styles.heading}>{t('quiz:marking')}</h3>
      <p className={styles.hint}>{t(isPractice ? 'quiz:practiceHint' : 'quiz:markingHint')}</p>
      <FactList facts={[[t('quiz:total'), t('quiz:totalPoints', { count: points })]]} />
      {isPractice ? null : <Verdict pass={pass} penalty={penalty} belowZero={belowZero} set={set} />}
    </section>
  );
}

interface VerdictProps extends Pick<Marking, 'pass' | 'penalty'> {
  belowZero: boolean;
  set: (change: Partial<Omit<Marking, 'questions'>>) => void;
}

/** Who passes, and what is wrong costs. */
function Verdict({ pass, penalty, belowZero, set }: VerdictProps) {
  const t = useText();
  return (
    <Stack gap="md">
      <NumberField
        label={t('quiz:pass')}
        description={t('quiz:passHint')}
        value={pass}
        min={1}
        max={100}
        optional
        onChange={(next) => set({ pass: next })}
      />
      <NumberField
        label={t('quiz:penalty')}
        description={t('quiz:penaltyHint')}
        value={penalty}
        min={1}
        max={100}
        optional
        onChange={(next) => set({ penalty: next })}
      />
      <Switch
        label={t('quiz:belowZero')}
        description={t('quiz:belowZeroHint')}
        checked={belowZero}
        onChange={({ currentTarget: { checked } }) => set({ belowZero: checked || undefined })}
      />
    </Stack>
  );
}
