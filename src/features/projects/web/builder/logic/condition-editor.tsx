import { IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { checkCondition, knownVariables } from '#domain/questionnaire/logic/check-logic.ts';
import { type Condition, partsOf } from '#domain/questionnaire/logic/condition.ts';
import { conditionFrom, isPlain, sentencesOf } from '#domain/questionnaire/logic/sentences.ts';
import { usePageTranslator, useText } from '#kit/web/i18n/use-i18n.ts';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import { type EditOptions, useBuilderTools } from '../builder-context.ts';
import { ConditionSentence } from './condition-sentence.tsx';
import { useEarlier } from './earlier.tsx';
import { isFresh } from './fresh-condition.ts';
import { GroupEditor } from './group-editor.tsx';
import styles from './logic.module.css';
import { numbered } from './numbered.ts';
import { RoomContext } from './room.ts';
import { conditionWords } from './words/condition-words.ts';

/** Nothing is left of it once its last sentence is removed. */
export type ChangeCondition = (condition: Condition | undefined, edit?: EditOptions) => void;

interface ConditionEditorProps {
  /** Begins the ids of all that is in it. */
  id: string;
  condition: Condition;
  /** How many parts it may have, where what it stands in leaves it less than a condition may have. */
  room?: number;
  onChange: ChangeCondition;
}

/**
 * A condition as it is read, which opens into its fields; one that has just begun, or still wants something, is open.
 * One that is deeper, made elsewhere, is told and kept.
 */
export function ConditionEditor(props: ConditionEditorProps) {
  const translator = usePageTranslator();
  const { now } = useBuilderTools();
  const { id, condition } = props;
  const whole = isPlain(condition) ? sentencesOf(condition) : undefined;
  if (whole) return <Sentences key={id} {...props} whole={whole} />;
  return (
    <div className={styles.nested}>
      <p>{conditionWords(condition, numbered(now().questionnaire), translator)}</p>
      <p className={styles.hint}>{translator.t('logic:nested')}</p>
    </div>
  );
}

type SentencesProps = ConditionEditorProps & { whole: NonNullable<ReturnType<typeof sentencesOf>> };

function Sentences({ id, condition, room = LIMITS.conditions, whole, onChange }: SentencesProps) {
  const t = useText();
  const wantsMore = useWantsMore();
  const [isOpen, setOpen] = useState(() => isFresh(condition) || wantsMore(condition));
  const root = useRef<HTMLDivElement>(null);
  const isTurned = useRef(false);

  useEffect(() => {
    if (isTurned.current) root.current?.querySelector<HTMLElement>(isOpen ? 'select' : 'button')?.focus();
    isTurned.current = false;
  }, [isOpen]);

  function turn(open: boolean): void {
    isTurned.current = true;
    setOpen(open);
  }

  return (
    <div ref={root} className={styles.whole}>
      {isOpen ? (
        <RoomContext value={Math.min(room, LIMITS.conditions) - partsOf(condition).length}>
          <GroupEditor
            id={id}
            whole={whole}
            onChange={(next, edit) => onChange(conditionFrom(next), edit)}
            onDone={() => turn(false)}
          />
        </RoomContext>
      ) : (
        <button type="button" className={styles.closed} onClick={() => turn(true)}>
          <span>
            <ConditionSentence whole={whole} />
          </span>
          <IconPencil size={16} aria-hidden="true" />
          <VisuallyHidden>{t('logic:editCondition')}</VisuallyHidden>
        </button>
      )}
    </div>
  );
}

/** Whether a condition is not finished, or looks at what it no longer can. */
function useWantsMore(): (condition: Condition) => boolean {
  const { questions, facts, variables } = useEarlier();
  return (condition) => {
    const before = new Map(questions.map((question) => [question.id, question]));
    const ids = new Set(facts.map((fact) => fact.id));
    const named = { before, questions: before, facts: ids, variables: knownVariables(variables) };
    return checkCondition(condition, named, {}).length > 0;
  };
}
