import { useState } from 'react';
import { standingByDates } from '#domain/quiz/series/standing-in-rounds.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { RoundFields, type RoundFieldsProps } from './round-fields.tsx';
import { RoundStanding } from './round-standing.tsx';
import { RoundTools } from './round-tools.tsx';

interface RoundCardProps extends RoundFieldsProps {
  /** The quiz takes answers, so a round that is on can be taken. */
  isTaken: boolean;
  now: Date;
  onMove: (by: -1 | 1) => void;
  /** Left out where it is the only one. */
  onRemove?: () => void;
}

/** One round: where it stands, and what is set of it; of one that is over this begins folded. */
export function RoundCard({ isTaken, now, onMove, onRemove, ...its }: RoundCardProps) {
  const t = useText();
  const format = useFormat();
  const { number, series, sections, isPractice, refused } = its;
  // What is practised stays open.
  const round = isPractice ? { ...its.round, endsAt: null } : its.round;
  const [isOver] = useState(() => standingByDates(round, now) === 'over');
  const [isOpen, setIsOpen] = useState(!isOver);
  // And stays so once it is mended.
  if (!isOpen && Object.keys(refused).length > 0) setIsOpen(true);
  const title = t('rounds:number', { number: format.number(number) });
  return (
    <FormSection
      title={title}
      aside={
        <RoundTools
          title={title}
          isFirst={number === 1}
          isLast={number === series.rounds.length}
          {...(isOver && { isOpen })}
          onFold={() => setIsOpen(!isOpen)}
          onMove={onMove}
          onRemove={onRemove}
        />
      }
    >
      <RoundStanding {...{ round, series, sections, isTaken, now }} isNamed={!isOpen} />
      {isOpen ? <RoundFields {...its} /> : null}
    </FormSection>
  );
}
