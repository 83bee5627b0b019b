import { Button, Group, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { copyOfKept } from '#domain/quiz/bank/kept-question.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { Alert } from '#ui/plain/alert.tsx';
import { BANKS } from '../../contract/bank-categories.ts';
import { useBuilderTools } from '../builder/builder-context.ts';
import { NumberField } from '../builder/kinds/number-field.tsx';
import { newId } from '../builder/parts/new-id.ts';
import { useAddParts } from '../builder/parts/use-add-parts.ts';
import styles from './bank.module.css';
import { PickerFilters } from './picker-filters.tsx';
import { PickerList } from './picker-list.tsx';
import { readAllQuestions } from './read-all-questions.ts';
import { type Looking, narrowedBy, useFoundQuestions, usePicked } from './use-picked.ts';

interface BankPickerProps {
  /** The part that they are added after; without it, after what is selected. */
  after: string | undefined;
  onClose: () => void;
}

/** Questions of one's own bank and of everybody's: found, ticked, and copied into the quiz as one step. */
export function BankPicker({ after, onClose }: BankPickerProps) {
  const t = useText();
  const { now, isPractice } = useBuilderTools();
  const { addKept, addDraw, placeFor } = useAddParts();
  const [place] = useState(() => placeFor(after));
  const [looking, setLooking] = useState<Looking>({ bank: 'own', q: '', category: '', tag: '' });
  const query = useFoundQuestions(looking);
  const { picked, isPicked, pick, pickAll } = usePicked();
  const [draw, setDraw] = useState<number>();
  const [isReading, setReading] = useState(false);
  const messageOf = useErrorMessage();
  const room = LIMITS.questions - questionsOf(now().questionnaire).length;
  const isTooMany = picked.length > room;

  function add(): void {
    const copies = picked.map(({ _id, ...kept }) => copyOfKept({ id: _id, ...kept }, newId));
    onClose();
    if (draw === undefined) addKept(copies, place);
    else addDraw(copies, draw);
  }

  async function tickAll(): Promise<void> {
    const { bank, ...asked } = looking;
    setReading(true);
    try {
      pickAll(await readAllQuestions(bank, narrowedBy(asked), LIMITS.questions));
    } catch (error) {
      showToast('error', messageOf(error));
    } finally {
      setReading(false);
    }
  }

  return (
    <Dialog opened onClose={onClose} size="large" title={t('bank:pick')}>
      <div className={styles.picker}>
        <div>
          <SegmentedControl
            aria-label={t('bank:whichBank')}
            value={looking.bank}
            onChange={(bank) => setLooking({ bank, q: looking.q, category: '', tag: '' })}
            data={BANKS.map((value) => ({ value, label: t(`bank:bankOf.${value}`) }))}
          />
        </div>
        <PickerFilters looking={looking} onLook={setLooking} tags={query.data?.pages[0]?.allTags ?? []} />
        {query.data?.pages[0]?.total ? (
          <div>
            <Button variant="default" loading={isReading} onClick={() => void tickAll()}>
              {t('bank:tickAll', { count: query.data.pages[0].total })}
            </Button>
          </div>
        ) : null}
        <PickerList looking={looking} query={query} isPicked={isPicked} onPick={pick} />
      </div>
      {picked.length > 1 && !isPractice ? (
        <NumberField
          label={t('quiz:draw')}
          description={t('bank:drawHint')}
          optional
          min={1}
          max={picked.length}
          decimals={0}
          value={draw}
          onChange={setDraw}
        />
      ) : null}
      {isTooMany ? <Alert tone="warning">{t('bank:noRoom', { most: LIMITS.questions, count: room })}</Alert> : null}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button onClick={add} disabled={picked.length === 0 || isTooMany}>
          {t(draw === undefined ? 'quiz:files.add' : 'bank:addDraw', { count: picked.length })}
        </Button>
      </Group>
    </Dialog>
  );
}
