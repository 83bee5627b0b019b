import { LIMITS } from '#domain/questionnaire/limits.ts';
import { type Condition, partsOf } from '#domain/questionnaire/logic/condition.ts';
import { conditionFrom, isPlain, sentencesOf } from '#domain/questionnaire/logic/sentences.ts';
import { usePageTranslator } from '#kit/web/i18n/use-i18n.ts';
import { type EditOptions, useBuilderTools } from '../builder-context.ts';
import { conditionWords } from './condition-words.ts';
import { GroupEditor } from './group-editor.tsx';
import styles from './logic.module.css';
import { numbered } from './numbered.ts';
import { RoomContext } from './room.ts';

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

/** A condition as sentences, some in groups; one that is deeper, made elsewhere, is told and kept. */
export function ConditionEditor({ id, condition, room = LIMITS.conditions, onChange }: ConditionEditorProps) {
  const translator = usePageTranslator();
  const { now } = useBuilderTools();
  const whole = isPlain(condition) ? sentencesOf(condition) : undefined;
  if (whole) {
    return (
      <RoomContext value={Math.min(room, LIMITS.conditions) - partsOf(condition).length}>
        <GroupEditor id={id} whole={whole} onChange={(next, edit) => onChange(conditionFrom(next), edit)} />
      </RoomContext>
    );
  }
  return (
    <div className={styles.nested}>
      <p>{conditionWords(condition, numbered(now().questionnaire), translator)}</p>
      <p className={styles.hint}>{translator.t('logic:nested')}</p>
    </div>
  );
}
