import type { ReactNode } from 'react';
import type { Answers } from '#domain/answers/answer.ts';
import { carriedBy } from '#domain/questionnaire/carried/carrying.ts';
import { narrowTo } from '#domain/questionnaire/carried/narrow-to.ts';
import { numbersOf } from '#domain/questionnaire/flow.ts';
import { shuffledFor } from '#domain/questionnaire/kinds/choice/shuffle-options.ts';
import { valuesOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { MarkedText } from '#ui/plain/marks/marked-text.tsx';
import { QuestionField } from '#ui/plain/questions/question-field.tsx';
import type { RequiredOrOptional } from '#ui/plain/questions/question-props.ts';
import { answerName } from '../answer-name.ts';
import type { Place } from '../places.ts';
import styles from '../taking-part.module.css';
import { Answered } from '../told/answered.tsx';
import own from './questions.module.css';
import type { Refused } from './refused.ts';

const NONE: ReadonlySet<string> = new Set();

interface QuestionListProps {
  /** By whom options are shuffled. */
  shownTo: string;
  answers: Answers;
  place: Pick<Place, 'page' | 'path'>;
  refused: Refused | undefined;
  /** Ids of those that stand closed among others, for their answers are final. */
  final?: readonly string[];
  /** Left out: that a question is optional. */
  says?: RequiredOrOptional;
  /** Whether a script follows the answers: what may come is there, hidden. */
  isLive?: boolean;
  /** Where the options of a question lead, where they are drawn as branches. */
  branchesOf?: ((question: Question) => ReadonlyMap<string, ReactNode> | undefined) | undefined;
}

/** The questions of one page under the sections they belong to. Those that are not asked are there, hidden. */
export function QuestionList(props: QuestionListProps) {
  const { shownTo, answers, place, refused, final = [], says, isLive, branchesOf } = props;
  const t = useText();
  const locale = useLocale();
  const { asked, required, offered } = place.path;
  const numbers = numbersOf(asked);
  const positions = new Map(asked.map(({ id }, index) => [id, numbers[index]]));
  const isAsked = (question: Question) => positions.has(question.id);
  const drawn = (question: Question) => {
    const shuffled = shuffledFor(question, shownTo);
    const offer = offered.get(question.id);
    const narrowed = offer && !isLive ? narrowTo(shuffled, offer) : shuffled;
    return question.requireIf ? { ...narrowed, required: required.includes(question) } : narrowed;
  };
  const field = (question: Question) => (
    <QuestionField
      key={question.id}
      question={drawn(question)}
      hidden={!isAsked(question)}
      offered={isLive && carriedBy(question) ? (offered.get(question.id) ?? NONE) : undefined}
      name={answerName(question.id)}
      position={positions.get(question.id)}
      {...(refused?.typed[question.id] ?? valuesOf(question, answers[question.id], locale))}
      says={says}
      error={refused?.problems[question.id]}
      wrong={refused?.wrong[question.id]}
      branches={branchesOf?.(question)}
    />
  );
  const closed = (question: Question) => (
    <Answered key={question.id} outcome={null} isOver>
      {field(question)}
      <p className={styles.stateRoom}>{t('takingPart:answerIsFinal')}</p>
    </Answered>
  );
  const sections = place.page.sections.map(({ section, questions, begins }) => (
    <section key={section.id} className={styles.section} hidden={!questions.some(isAsked)}>
      {begins || questions[0] === section.questions.find(isAsked) ? (
        <>
          <MarkedText as="h2" marks="inline" text={section.title} />
          <MarkedText as="p" marks="all" className={styles.intro} text={section.intro} />
        </>
      ) : null}
      {questions.map((each) => (final.includes(each.id) && isAsked(each) ? closed(each) : field(each)))}
    </section>
  ));
  return <div className={own.asked}>{sections}</div>;
}
