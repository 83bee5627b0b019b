import { Button, Group, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { copyOfKept } from '#domain/quiz/bank/kept-question.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { Alert } from '#ui/plain/alert.tsx';
import { BANKS } from '../../contract/bank-categories.ts';
import { useBuilderTools } from '../builder/builder-context.ts';
import { newId } from '../builder/parts/new-id.ts';
import { useAddParts } from '../builder/parts/use-add-parts.ts';
import styles from './bank.module.css';
import { PickerFilters } from './picker-filters.tsx';
import { PickerList } from './picker-list.tsx';
import { type Looking, useFoundQuestions, usePicked } from './use-picked.ts';

interface BankPickerProps {
  /** The part that they are added after; without it, after what is selected. */
  after: string | undefined;
  onClose: () => void;
}

/** Questions of one's own bank and of everybody's: found, ticked, and copied into the quiz as one step. */
export function BankPicker({ after, onClose }: BankPickerProps) {
  const t = useText();
  const { now } = useBuilderTools();
  const { addKept, placeFor } = useAddParts();
  const [place] = useState(() => placeFor(after));
  const [looking, setLooking] = useState<Looking>({ bank: 'own', q: '', category: '', tag: '' });
  const query = useFoundQuestions(looking);
  const { picked, isPicked, pick } = usePicked();
  const room = LIMITS.questions - questionsOf(now().questionnaire).length;
  const isTooMany = picked.length > room;

  function add(): void {
    onClose();
    addKept(
      picked.map(({ _id, ...kept }) => copyOfKept({ id: _id, ...kept }, newId)),
      place,
    );
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
        <PickerList looking={looking} query={query} isPicked={isPicked} onPick={pick} />
      </div>
      {isTooMany ? <Alert tone="warning">{t('bank:noRoom', { most: LIMITS.questions, count: room })}</Alert> : null}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button onClick={add} disabled={picked.length === 0 || isTooMany}>
          {t('quiz:files.add', { count: picked.length })}
        </Button>
      </Group>
    </Dialog>
  );
}
