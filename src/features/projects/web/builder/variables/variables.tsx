import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { isAsking } from '#domain/questionnaire/registry.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import {
  addVariable,
  moveVariable,
  removeVariable,
  updateVariable,
} from '#domain/questionnaire/variables/edit-variables.ts';
import type { Variable } from '#domain/questionnaire/variables/expression.ts';
import type { ValueType } from '#domain/questionnaire/variables/value.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useChecked } from '../../workshop/checked.ts';
import { type EditOptions, useBuilderTools } from '../builder-context.ts';
import { ErrorsHere } from '../canvas/errors-here.tsx';
import { Folded } from '../inspector/folded.tsx';
import { useFacts } from '../logic/facts.ts';
import { RowTools } from '../logic/row-tools.tsx';
import { variableFieldId } from '../parts/element-ids.ts';
import { newId } from '../parts/new-id.ts';
import { useRemoval } from '../parts/use-removal.tsx';
import { ExpressionEditor } from './expression-editor.tsx';
import { blankOf } from './fresh-expression.ts';
import styles from './variables.module.css';

const ADD = 'variables-add';

/** What is reckoned of the answers of each respondent: names, and how each is made. */
export function Variables({ questionnaire }: { questionnaire: Questionnaire }) {
  const t = useText();
  const { edit } = useBuilderTools();
  const { errors } = useChecked();
  const { variables = [] } = questionnaire;

  function add(): void {
    const id = newId();
    const variable: Variable = { id, label: '', type: 'numeric', expression: blankOf('numeric') };
    edit((current) => addVariable(current, variable), { focus: variableFieldId(id), say: t('logic:valueAdded') });
  }

  return (
    <Folded
      title={t('logic:calculated')}
      hint={t('logic:calculatedHint')}
      count={variables.length}
      open={errors.some(({ variableId }) => variableId !== undefined)}
    >
      {variables.map((variable, index) => (
        <Row key={variable.id} questionnaire={questionnaire} variable={variable} index={index} />
      ))}
      {variables.length < LIMITS.variables ? (
        <Button
          id={ADD}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={add}
          className={styles.add}
        >
          {t('logic:addValue')}
        </Button>
      ) : null}
    </Folded>
  );
}

interface RowProps {
  questionnaire: Questionnaire;
  variable: Variable;
  index: number;
}

function Row({ questionnaire, variable, index }: RowProps) {
  const t = useText();
  const { edit } = useBuilderTools();
  const facts = useFacts(questionnaire);
  const removal = useRemoval({ title: t('logic:removeValueTitle'), confirmLabel: t('logic:removeValue') });
  const { variables = [] } = questionnaire;
  const { id, label, type, expression } = variable;
  const name = label.trim() || t('logic:unnamedValue');
  const sources = {
    questions: questionsOf(questionnaire).filter(isAsking),
    facts,
    variables: variables.slice(0, index),
  };
  const write = (change: Partial<Variable>, options?: EditOptions) =>
    edit((current) => updateVariable(current, { ...variable, ...change }), options);
  return (
    <fieldset className={styles.variable} aria-label={name}>
      <RowTools
        id={`variables-${index}`}
        what={name}
        index={index}
        count={variables.length}
        onMove={(_from, to, focus) => edit((current) => moveVariable(current, id, to), { focus })}
        onRemove={() =>
          removal.remove({ questionIds: [], variableId: id }, () =>
            edit((current) => removeVariable(current, id), {
              focus: ADD,
              notice: t('logic:valueRemoved', { name }),
              say: t('logic:valueRemoved', { name }),
            }),
          )
        }
      />
      <ErrorsHere part={id} />
      <TextInput
        id={variableFieldId(id)}
        label={t('logic:valueName')}
        autoComplete="off"
        maxLength={LIMITS.variableLabel}
        value={label}
        onChange={({ currentTarget: { value } }) => write({ label: value }, { topic: `variable:${id}` })}
      />
      <NativeSelect
        label={t('logic:valueType')}
        value={type}
        data={[
          { value: 'numeric', label: t('logic:valueTypes.numeric') },
          { value: 'text', label: t('logic:valueTypes.text') },
        ]}
        onChange={({ currentTarget: { value } }) =>
          write({ type: value as ValueType, expression: blankOf(value as ValueType) })
        }
      />
      <ExpressionEditor
        id={`variable-${id}`}
        label={t('logic:reckonedBy', { name })}
        expression={expression}
        type={type}
        sources={sources}
        onChange={(next, options) => write({ expression: next }, options)}
      />
      {removal.dialog}
    </fieldset>
  );
}
