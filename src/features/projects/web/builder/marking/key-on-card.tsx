import { IconAlertTriangle, IconCheck, IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { hasOwnOptions } from '#domain/questionnaire/kinds/choice/written-options.ts';
import { kindOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { isByHand } from '#domain/quiz/check-marking.ts';
import { keyWords } from '#domain/quiz/key-words.ts';
import type { QuestionMarking } from '#domain/quiz/marking-schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Translator } from '#messages/translator.ts';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import { useBuilderTools } from '../builder-context.ts';
import { keyId, pointsId } from '../parts/element-ids.ts';
import styles from './marking.module.css';
import { isMarkedByOptions } from './right-options.ts';

interface KeyOnCardProps {
  question: Question;
  marking: QuestionMarking;
  /** In the language the question is read in. */
  translator: Translator;
  /** It is written on: what belongs into its blanks is read in the passage above, and its options can be ticked. */
  edited?: boolean;
}

/** Under the answers of a question in a quiz: what is right, or that nobody has said so yet, and what it is worth. */
export function KeyOnCard({ question, marking, ...shown }: KeyOnCardProps) {
  const t = useText();
  if (!kindOf(question).keyedBy) return null;
  // It is asked, and nothing is marked.
  if (!marking.key && isByHand(question)) return null;
  const { points } = marking;
  return (
    <p className={styles.onCard}>
      {points === 0 ? null : <RightWords question={question} marking={marking} {...shown} />}
      <Said
        className={styles.worth}
        leadsTo={shown.edited ? pointsId(question.id) : undefined}
        title={t('quiz:changeWorth')}
      >
        {points === 0 ? t('quiz:countsNothing') : t('quiz:worth', { count: points })}
      </Said>
    </p>
  );
}

interface SaidProps {
  className: string | undefined;
  /** Where the details say it; left out where it is not written on. */
  leadsTo: string | undefined;
  title: string;
  children: ReactNode;
}

/** Something that is set in the details; where it is written on, the way there. */
function Said({ className, leadsTo, title, children }: SaidProps) {
  const said = <span className={className}>{children}</span>;
  return leadsTo === undefined ? (
    said
  ) : (
    <Way className={className} leadsTo={leadsTo} title={title} alone={said}>
      {children}
    </Way>
  );
}

/** To the details, wherever they stand; a question that stands alone has them below it. */
function Way({ className, leadsTo, title, alone, children }: SaidProps & { leadsTo: string; alone: ReactNode }) {
  const { isAlone, leadTo } = useBuilderTools();
  if (isAlone) return alone;
  return (
    <button type="button" className={className} title={title} onClick={() => leadTo(leadsTo)}>
      {children}
      <IconPencil size={14} aria-hidden="true" />
    </button>
  );
}

function RightWords({ question, marking, translator: { locale }, edited }: KeyOnCardProps) {
  const t = useText();
  const { key } = marking;
  const way = { leadsTo: edited ? keyId(question.id) : undefined, title: t('quiz:changeKey') };
  if (key?.by === 'hand')
    return (
      <Said className={styles.byHand} {...way}>
        {edited ? null : <IconPencil size={16} aria-hidden="true" />}
        {t('quiz:byHand')}
      </Said>
    );
  const isKeyed = key && kindOf(question).keyedBy?.includes(key.by);
  const words = isKeyed ? keyWords(question, key, locale) : '';
  if (words === '') {
    const isTicked = edited && hasOwnOptions(question) && isMarkedByOptions(question, marking);
    return (
      <Said className={styles.keyMissing} {...way} {...(isTicked && { leadsTo: undefined })}>
        <IconAlertTriangle size={16} aria-hidden="true" />
        {t(isTicked ? 'quiz:keyMissingTick' : 'quiz:keyMissing')}
      </Said>
    );
  }
  if (key?.by === 'blanks' && edited) return null;
  // Options that are right are ticked where they stand.
  if (key?.by === 'options') return <VisuallyHidden>{t('quiz:rightIs', { answer: words })}</VisuallyHidden>;
  const isBeside = edited && (key?.by === 'order' || key?.by === 'pairs');
  return (
    <Said className={styles.key} {...way}>
      <IconCheck size={16} aria-hidden="true" />
      {/* What stands beside each option or row above is not said once more. */}
      {isBeside ? t('quiz:answerKey') : <span lang={locale}>{words}</span>}
    </Said>
  );
}
