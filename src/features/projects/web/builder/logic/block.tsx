import { SegmentedControl } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import { type Finding, partOf } from '#domain/questionnaire/finding.ts';
import { useFindingText } from '../../findings/use-finding-text.ts';
import { useChecked } from '../../workshop/checked.ts';
import { LedToContext, useBuilderTools } from '../builder-context.ts';
import { logicId } from '../parts/element-ids.ts';
import styles from './logic.module.css';

interface BlockProps<C extends string> {
  part: string;
  logic: NonNullable<Finding['logic']>;
  label: string;
  choice: C;
  choices: readonly { value: C; label: string }[];
  onChoose: (choice: C) => void;
  children?: ReactNode;
}

/** One thing that answers may decide: how it is, and where they decide it, the conditions. */
export function Block<C extends string>(props: BlockProps<C>) {
  const { part, logic, label, choice, choices, onChoose, children } = props;
  const id = logicId(part, logic);
  const errors = useErrorsIn(part, logic);
  return (
    <fieldset
      id={id}
      aria-labelledby={`${id}-label`}
      tabIndex={-1}
      className={styles.block}
      data-autofocus={useContext(LedToContext) === id || undefined}
    >
      <div id={`${id}-label`} className={styles.label}>
        {label}
      </div>
      <SegmentedControl
        fullWidth
        size="sm"
        aria-label={label}
        value={choice}
        data={[...choices]}
        onChange={(value) => onChoose(value as C)}
      />
      {children}
      {errors.length > 0 ? (
        <ul className={styles.errors}>
          {errors.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      ) : null}
    </fieldset>
  );
}

/** What no longer fits is said at once; that something is still to be finished, once publishing was tried. */
function useErrorsIn(part: string, logic: Finding['logic']): string[] {
  const { tried } = useBuilderTools();
  const textOf = useFindingText();
  const { errors } = useChecked();
  const here = errors.filter(
    (error) => error.logic === logic && partOf(error) === part && (tried || error.key !== 'conditionUnfinished'),
  );
  return [...new Set(here.map(textOf))];
}
