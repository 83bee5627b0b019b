import { IconX } from '@tabler/icons-react';
import { removeHiddenValue, updateHiddenValue } from '#domain/questionnaire/hidden-values/edit-hidden-values.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { HiddenValue, Questionnaire } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ToolButton } from '../../workshop/tool-button.tsx';
import { useBuilderTools } from '../builder-context.ts';
import { Folded } from '../inspector/folded.tsx';
import { TextSetting } from '../kinds/text-setting.tsx';
import { useRemoval } from '../parts/use-removal.tsx';
import { AddHiddenValue, NAME_FIELD } from './add-hidden-value.tsx';
import { DrawnFrom } from './drawn-from.tsx';
import styles from './hidden-values.module.css';

/** What links may bring along: each with its name in the address, and what it is called in each language. */
export function HiddenValues({ questionnaire }: { questionnaire: Questionnaire }) {
  const t = useText();
  const { hiddenValues = [] } = questionnaire;
  return (
    <Folded title={t('builder:hiddenValues')} hint={t('builder:hiddenValuesHint')} count={hiddenValues.length}>
      {hiddenValues.length > 0 ? (
        <ul className={styles.values}>
          {hiddenValues.map((value) => (
            <Row key={value.id} value={value} />
          ))}
        </ul>
      ) : null}
      {hiddenValues.length < LIMITS.hiddenValues ? <AddHiddenValue questionnaire={questionnaire} /> : null}
    </Folded>
  );
}

function Row({ value: hiddenValue }: { value: HiddenValue }) {
  const { id, label } = hiddenValue;
  const t = useText();
  const { edit } = useBuilderTools();
  const removal = useRemoval({
    title: t('builder:removeHiddenValueTitle', { name: id }),
    confirmLabel: t('builder:removeHiddenValue', { name: id }),
  });
  const remove = () =>
    edit((current) => removeHiddenValue(current, id), {
      focus: NAME_FIELD,
      notice: t('builder:hiddenValueRemoved', { name: id }),
      say: t('builder:hiddenValueRemoved', { name: id }),
    });
  return (
    <li>
      <code>{id}</code>
      <ToolButton
        label={t('builder:removeHiddenValue', { name: id })}
        onClick={() => removal.remove({ questionIds: [], hiddenValueId: id }, remove)}
      >
        <IconX size={16} />
      </ToolButton>
      <div className={styles.wide}>
        <TextSetting
          partId={id}
          name="label"
          label={t('builder:hiddenValueLabel', { name: id })}
          placeholder={t('builder:hiddenValuePlaceholder')}
          maxLength={LIMITS.hiddenLabel}
          value={label}
          onChange={(next, { topic }) =>
            edit((current) => updateHiddenValue(current, { ...hiddenValue, label: next }), { topic })
          }
        />
      </div>
      <DrawnFrom key={hiddenValue.drawnFrom?.join()} value={hiddenValue} />
      {removal.dialog}
    </li>
  );
}
