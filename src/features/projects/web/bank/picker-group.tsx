import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { showToast } from '#ui/dashboard/toast.tsx';
import { type BankQuestion, NO_CATEGORY } from '../../contract/bank-questions.ts';
import styles from './bank.module.css';
import { PickerRow } from './picker-row.tsx';
import { readAllQuestions } from './read-all-questions.ts';
import { useBankCategories } from './use-bank.ts';
import { type Looking, narrowedBy } from './use-found-questions.ts';
import type { Ticked } from './use-ticked.ts';

interface PickerGroupProps {
  looking: Looking;
  /** None of those in no category. */
  category: string | null;
  /** How many were found in it. */
  count: number;
  /** Those of them that were read so far. */
  questions: readonly BankQuestion[];
  ticked: Ticked;
  isInQuiz: (question: BankQuestion) => boolean;
  onEdit: (question: BankQuestion) => void;
  onRemove: (question: BankQuestion) => void;
}

/** What was found in one category, under a head that ticks all of it. */
export function PickerGroup({ looking, category, count, questions, ticked, isInQuiz, ...acts }: PickerGroupProps) {
  const t = useText();
  const format = useFormat();
  const messageOf = useErrorMessage();
  const { pathOf } = useBankCategories(looking.bank);
  const [isReading, setReading] = useState(false);
  /** All of it, once it was read to tick it. */
  const [known, setKnown] = useState(questions);
  const name = category === null ? t('bank:noCategory') : pathOf(category);
  const ids = new Set([...known, ...questions].map(({ _id }) => _id));
  const isHere = ({ _id }: BankQuestion) => ids.has(_id);
  const tickedHere = ticked.all.filter(isHere).length;

  async function tickAll(): Promise<void> {
    const { bank, ...asked } = looking;
    setReading(true);
    try {
      const query = { ...narrowedBy(asked), category: category ?? NO_CATEGORY };
      // What lies in a category is found with it, and stands under heads of its own.
      const all = questions.length === count ? questions : await readAllQuestions(bank, query, LIMITS.questions);
      const here = all.filter((question) => question.category === category);
      setKnown(here);
      ticked.tickAll(here);
    } catch (error) {
      showToast('error', messageOf(error));
    } finally {
      setReading(false);
    }
  }

  if (questions.length === 0) return null;
  return (
    <section aria-label={name}>
      <div className={styles.groupHead}>
        <Checkbox
          aria-label={t('bank:tickAllOf', { category: name })}
          label={name}
          disabled={isReading}
          checked={tickedHere >= count}
          indeterminate={tickedHere > 0 && tickedHere < count}
          onChange={({ currentTarget: { checked } }) => (checked ? void tickAll() : ticked.drop(isHere))}
        />
        <span className={styles.groupCount}>{format.number(count)}</span>
      </div>
      <ul className={styles.rows}>
        {questions.map((question) => (
          <PickerRow
            key={question._id}
            question={question}
            isOwn={looking.bank === 'own'}
            isTicked={ticked.isTicked(question._id)}
            isInQuiz={isInQuiz(question)}
            onTick={ticked.tick}
            {...acts}
          />
        ))}
      </ul>
    </section>
  );
}
