import { useState } from 'react';
import { type Clause, conditionOf, PHRASES, type Phrase, readClause } from '#domain/questionnaire/logic/clause.ts';
import type { Condition } from '#domain/questionnaire/logic/condition.ts';
import { readFactClause } from '#domain/questionnaire/logic/fact-clause.ts';
import { readValueClause } from '#domain/questionnaire/logic/value-clause.ts';
import { kindOf, rowsOf } from '#domain/questionnaire/registry.ts';
import { TextWithParts } from '#kit/web/i18n/text-with-parts.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { EditOptions } from '../builder-context.ts';
import { ClauseValue } from './clause-value.tsx';
import { useEarlier } from './earlier.tsx';
import { FactClauseEditor } from './fact-clause-editor.tsx';
import { freshOn, freshOnFact, freshOnValue } from './fresh-condition.ts';
import styles from './logic.module.css';
import { isEither, PhraseSelect } from './phrase-select.tsx';
import { useRoomToSay } from './room.ts';
import { RowPick } from './row-pick.tsx';
import { SubjectSelect } from './subject-select.tsx';
import { ValueClauseEditor } from './value-clause-editor.tsx';

interface ClauseEditorProps {
  id: string;
  condition: Condition;
  onChange: (condition: Condition, edit?: EditOptions) => void;
}

/** One sentence: which question or fact, what it is, and what that is held against, in the order of the language. */
export function ClauseEditor({ id, condition, onChange }: ClauseEditorProps) {
  const t = useText();
  const { questions, variables } = useEarlier();
  const hasRoomFor = useRoomToSay();
  // While a value is missing the condition does not tell "at least" from "at most".
  const [writing, setWriting] = useState<Phrase>();
  const clause = readClause(condition, writing);
  const question = questions.find((one) => one.id === clause?.question);
  const kind = question && kindOf(question);
  const ofFact = readFactClause(condition);
  if (ofFact) return <FactClauseEditor id={id} clause={ofFact} onLook={look} onChange={onChange} />;
  if (readValueClause(condition))
    return <ValueClauseEditor id={id} condition={condition} onLook={look} onChange={onChange} />;
  if (!clause) return null;
  const isFitting = kind && PHRASES[kind.testedBy].includes(clause.phrase);
  const held = isFitting && !isEither(question, clause) ? question : undefined;

  function write(change: Partial<Clause>, edit?: EditOptions): void {
    if (clause && kind) onChange(conditionOf({ ...clause, ...change }, kind.testedBy), edit);
  }

  function hasRoom(phrase: Phrase): boolean {
    return !clause || !kind || hasRoomFor(condition, conditionOf({ ...clause, phrase }, kind.testedBy));
  }

  function look(subject: string): void {
    const next = questions.find((one) => one.id === subject);
    if (!next) {
      const variable = variables.find((one) => one.id === subject);
      onChange(variable ? freshOnValue(variable) : freshOnFact(subject));
      return;
    }
    const { testedBy } = kindOf(next);
    const stays = clause && PHRASES[testedBy].includes(clause.phrase) && kind?.testedBy === testedBy;
    const of = { question: next.id, row: rowsOf(next)[0]?.id, options: [] };
    onChange(stays ? conditionOf({ ...clause, ...of }, testedBy) : freshOn(next));
  }

  function say(said: Pick<Clause, 'phrase' | 'options'>): void {
    setWriting(said.phrase);
    write(said);
  }

  return (
    <div className={styles.sentence}>
      <TextWithParts
        text={t('logic:sentence')}
        parts={{
          question: (
            <>
              <SubjectSelect id={`${id}-question`} value={question ? question.id : ''} onChange={look} />
              {question ? <RowPick question={question} row={clause.row} onChange={(row) => write({ row })} /> : null}
            </>
          ),
          test: <PhraseSelect question={question} clause={clause} hasRoom={hasRoom} onSay={say} />,
          value: <ClauseValue question={held} clause={clause} onChange={write} />,
        }}
      />
    </div>
  );
}
