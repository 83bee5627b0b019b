import { IconAlertTriangle, IconCheck, IconPencil } from '@tabler/icons-react';
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
import { pointsId } from '../parts/element-ids.ts';
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
  const worth = points === 0 ? t('quiz:countsNothing') : t('quiz:worth', { count: points });
  return (
    <p className={styles.onCard}>
      {points === 0 ? null : <RightWords question={question} marking={marking} {...shown} />}
      {shown.edited ? (
        <WayToPoints questionId={question.id} worth={worth} />
      ) : (
        <span className={styles.worth}>{worth}</span>
      )}
    </p>
  );
}

/** Where it is written on, the way to its points and its key, wherever the details stand. */
function WayToPoints({ questionId, worth }: { questionId: string; worth: string }) {
  const t = useText();
  const { isAlone, leadTo } = useBuilderTools();
  if (isAlone) return <span className={styles.worth}>{worth}</span>;
  return (
    <button
      type="button"
      className={styles.worth}
      title={t('quiz:changeWorth')}
      onClick={() => leadTo(pointsId(questionId))}
    >
      {worth}
      <IconPencil size={14} aria-hidden="true" />
    </button>
  );
}

function RightWords({ question, marking, translator: { locale }, edited }: KeyOnCardProps) {
  const t = useText();
  const { key } = marking;
  if (key?.by === 'hand')
    return (
      <span data-by-hand="">
        <IconPencil size={16} aria-hidden="true" />
        {t('quiz:byHand')}
      </span>
    );
  const isKeyed = key && kindOf(question).keyedBy?.includes(key.by);
  const words = isKeyed ? keyWords(question, key, locale) : '';
  if (words === '')
    return (
      <span data-missing="">
        <IconAlertTriangle size={16} aria-hidden="true" />
        {t(
          edited && hasOwnOptions(question) && isMarkedByOptions(question, marking)
            ? 'quiz:keyMissingTick'
            : 'quiz:keyMissing',
        )}
      </span>
    );
  if (key?.by === 'blanks' && edited) return null;
  // Options that are right are ticked where they stand.
  if (key?.by === 'options') return <VisuallyHidden>{t('quiz:rightIs', { answer: words })}</VisuallyHidden>;
  return (
    <span>
      <IconCheck size={16} aria-hidden="true" />
      <span lang={locale}>{words}</span>
    </span>
  );
}
