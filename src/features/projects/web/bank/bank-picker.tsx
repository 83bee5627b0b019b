import { SegmentedControl, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { copyOfKept } from '#domain/quiz/bank/kept-question.ts';
import { callQuery } from '#kit/web/calls/queries.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { BANKS, type Bank } from '../../contract/bank-categories.ts';
import { findBankQuestions } from '../../contract/bank-questions.ts';
import { useBuilderTools } from '../builder/builder-context.ts';
import { newId } from '../builder/parts/new-id.ts';
import { useAddParts } from '../builder/parts/use-add-parts.ts';
import styles from './bank.module.css';
import { PickerFilters } from './picker-filters.tsx';
import { PickerFoot } from './picker-foot.tsx';
import { PickerList } from './picker-list.tsx';
import { type Looking, useFoundQuestions, usePicked } from './use-picked.ts';

interface BankPickerProps {
  /** The part that they are added after; without it, after what is selected. */
  after: string | undefined;
  onClose: () => void;
}

/** Questions of one's own bank and of everybody's: it opens at one's own, unless there is nothing in it. */
export function BankPicker(props: BankPickerProps) {
  const t = useText();
  const own = useQuery(callQuery(findBankQuestions, { query: { bank: 'own', limit: 1 } }));
  if (own.data || own.error) return <Picking {...props} first={own.data?.total === 0 ? 'shared' : 'own'} />;
  return (
    <Dialog opened onClose={props.onClose} size="large" title={t('bank:pick')} foot={<Skeleton height={36} />}>
      <Waiting>
        <Skeleton height={120} />
      </Waiting>
    </Dialog>
  );
}

/** They are found, ticked, and copied into the quiz as one step. */
function Picking({ after, first, onClose }: BankPickerProps & { first: Bank }) {
  const t = useText();
  const { now } = useBuilderTools();
  const { addKept, addDraw, placeFor } = useAddParts();
  const [place] = useState(() => placeFor(after));
  const [looking, setLooking] = useState<Looking>({ bank: first, q: '', category: '', tag: '' });
  const query = useFoundQuestions(looking);
  const picked = usePicked();
  const room = LIMITS.questions - questionsOf(now().questionnaire).length;
  const seeBank = (bank: Bank) => setLooking({ bank, q: looking.q, category: '', tag: '' });

  function add(draw: number | undefined): void {
    const copies = picked.all.map(({ _id, ...kept }) => copyOfKept({ id: _id, ...kept }, newId));
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
      foot={<PickerFoot count={picked.all.length} room={room} onAdd={add} onCancel={onClose} />}
    >
      <div className={styles.picker}>
        <div className={styles.looking}>
          <SegmentedControl
            aria-label={t('bank:whichBank')}
            value={looking.bank}
            onChange={seeBank}
            data={BANKS.map((value) => ({ value, label: t(`bank:bankOf.${value}`) }))}
          />
          <PickerFilters looking={looking} onLook={setLooking} tags={query.data?.pages[0]?.allTags ?? []} />
        </div>
        <PickerList looking={looking} query={query} picked={picked} onBank={seeBank} />
      </div>
    </Dialog>
  );
}
