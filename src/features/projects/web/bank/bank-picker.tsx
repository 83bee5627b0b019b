import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { copyOfKept } from '#domain/quiz/bank/kept-question.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { useIsPhone } from '#ui/dashboard/use-is-phone.ts';
import { BANKS, type Bank } from '../../contract/bank-categories.ts';
import { useBuilderTools } from '../builder/builder-context.ts';
import { newId } from '../builder/parts/new-id.ts';
import { useAddParts } from '../builder/parts/use-add-parts.ts';
import styles from './bank.module.css';
import { PickerFilters } from './picker-filters.tsx';
import { PickerFoot } from './picker-foot.tsx';
import { PickerList } from './picker-list.tsx';
import { type Looking, useFoundQuestions } from './use-found-questions.ts';
import { useTicked } from './use-ticked.ts';

interface BankPickerProps {
  /** The part that they are added after; without it, after what is selected. */
  after: string | undefined;
  onClose: () => void;
}

/**
 * Questions of one's own bank and of everybody's: found, ticked, and copied into the quiz as one step. It opens at
 * one's own, unless there is nothing in it.
 */
export function BankPicker({ after, onClose }: BankPickerProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const { now } = useBuilderTools();
  const { addKept, addDraw, placeFor } = useAddParts();
  const [place] = useState(() => placeFor(after));
  const [looking, setLooking] = useState<Looking>({ bank: 'own', q: '', category: '', tag: '' });
  const query = useFoundQuestions(looking);
  const [page] = query.data?.pages ?? [];
  const [isOpen, setOpen] = useState(false);
  const ticked = useTicked();
  const room = LIMITS.questions - questionsOf(now().questionnaire).length;
  const seeBank = (bank: Bank) => setLooking({ bank, q: looking.q, category: '', tag: '' });
  // What was read before may lack what was kept since.
  if (page && !isOpen && !query.isFetching) {
    setOpen(true);
    if (page.total === 0) seeBank('shared');
  }

  function add(draw: number | undefined): void {
    const copies = ticked.all.map(({ _id, ...kept }) => copyOfKept({ id: _id, ...kept }, newId));
    onClose();
    if (draw === undefined) addKept(copies, place);
    else addDraw(copies, draw);
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      size="large"
      title={t('bank:pick')}
      foot={<PickerFoot count={ticked.all.length} room={room} onAdd={add} onCancel={onClose} />}
    >
      <div className={styles.picker} tabIndex={-1} data-autofocus={isPhone || undefined}>
        <div className={styles.looking}>
          <SegmentedControl
            aria-label={t('bank:whichBank')}
            value={looking.bank}
            onChange={seeBank}
            data={BANKS.map((value) => ({ value, label: t(`bank:bankOf.${value}`) }))}
          />
          <PickerFilters looking={looking} onLook={setLooking} tags={page?.allTags ?? []} />
        </div>
        <PickerList looking={looking} query={query} ticked={ticked} onBank={seeBank} />
      </div>
    </Dialog>
  );
}
