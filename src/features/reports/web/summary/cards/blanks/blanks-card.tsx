import { Skeleton } from '@mantine/core';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { hasBlanks, partsOfPassage } from '#domain/questionnaire/kinds/blanks/passage.ts';
import { blankWords } from '#domain/quiz/key-words.ts';
import type { KeyOf } from '#domain/quiz/marking-schema.ts';
import { localizedText } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { CardFrame } from '#ui/charts/card/card-frame.tsx';
import { LoadMore } from '#ui/dashboard/lists/load-more.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { useNarrowing } from '../../../narrowing/use-narrowing.ts';
import { textAnswersQuery } from '../../../queries.ts';
import styles from '../../summary.module.css';
import type { CardProps } from '../card-props.ts';
import { TextCellsCard } from '../cells-card.tsx';
import { itemNow } from '../shares/right-rows.ts';
import own from './blanks.module.css';
import { OneBlank } from './one-blank.tsx';

/** A text with blanks: where it has a key, the text as it is right, and what was said in each blank. */
export function BlanksCard(props: CardProps) {
  const key = itemNow(props.report)?.answerKey;
  if (key?.by !== 'blanks' || props.report.base === 0) return <TextCellsCard {...props} />;
  return <KeyedBlanks {...props} answerKey={key} />;
}

function KeyedBlanks({ projectId, heading, report, answerKey }: CardProps & { answerKey: KeyOf<'blanks'> }) {
  const t = useText();
  const { narrowing } = useNarrowing();
  const { question, wrote } = report;
  const texts = useInfiniteQuery({
    ...textAnswersQuery(projectId, question.id, { ...narrowing, q: '' }, { isKeyed: true }),
    enabled: Boolean(wrote),
  });
  const isRead = !wrote || texts.data !== undefined;
  const answers = texts.data?.pages.flatMap(({ items }) => items) ?? [];
  if (!hasBlanks(question)) return null;
  return (
    <CardFrame {...heading}>
      <RightPassage question={question} answerKey={answerKey} />
      {isRead
        ? question.blanks.map((blank) => (
            <OneBlank key={blank.id} blank={blank} report={report} answerKey={answerKey} answers={answers} />
          ))
        : null}
      {isRead ? null : <Unread query={texts} />}
      {texts.hasNextPage ? <p className={styles.quiet}>{t('reports:blanksSoFar', { count: answers.length })}</p> : null}
      <LoadMore query={texts} shown={answers.length} />
    </CardFrame>
  );
}

/** Until what was written is there, or while it cannot be had. */
function Unread({ query: { error, refetch } }: { query: Pick<UseInfiniteQueryResult, 'error' | 'refetch'> }) {
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Waiting>
      <Skeleton height={160} />
    </Waiting>
  );
}

interface RightPassageProps {
  question: Parameters<typeof blankWords>[0];
  answerKey: KeyOf<'blanks'>;
}

/** The text as it is right, each blank with its number. */
function RightPassage({ question, answerKey }: RightPassageProps) {
  const locale = useLocale();
  const format = useFormat();
  if (!hasBlanks(question)) return null;
  return (
    <p className={own.passage}>
      {partsOfPassage(localizedText(question.passage, locale), question.blanks).map((part, index) =>
        'words' in part ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no ids, and the passage never changes.
          <span key={index}>{part.words}</span>
        ) : (
          <strong key={part.blank.id} className={own.blank}>
            <span className={own.number}>{format.digits(Number(part.blank.id))}</span>
            {blankWords(question, answerKey, part.blank.id, locale)}
          </strong>
        ),
      )}
    </p>
  );
}
