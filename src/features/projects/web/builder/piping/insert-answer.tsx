import { Menu } from '@mantine/core';
import { IconAt } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { hiddenValueTitle } from '#domain/questionnaire/hidden-values/hidden-values.ts';
import { localizedWords } from '#domain/text/marks/words-alone.ts';
import type { Piped } from '#domain/text/piped.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ToolButton } from '../../workshop/tool-button.tsx';
import { useBuilderTools } from '../builder-context.ts';
import { PartButton } from '../controls/part-button.tsx';
import { useDraft } from '../state/use-draft.ts';
import styles from './insert-answer.module.css';
import { insertableIn } from './insertable.ts';

interface InsertAnswerProps {
  partId: string;
  /** What it is inserted into, for those who hear the page. */
  label: string;
  /** It has room for its word. */
  inWords?: boolean;
  /** The same as long as the field stands: typing does not draw the list. */
  onPick: (piped: Piped) => void;
}

/** Beside a text that is being written: pipes into it what is known by then. Nothing where nothing is. */
export const InsertAnswer = memo(function InsertAnswer({ partId, label, inWords, onPick }: InsertAnswerProps) {
  const t = useText();
  const format = useFormat();
  const { locale } = useBuilderTools();
  const rested = useDraft((draft) => draft.rested);
  const [opened, setOpened] = useState(false);
  const { questions, hiddenValues, variables } = insertableIn(rested, partId);
  if (questions.length + hiddenValues.length + variables.length === 0) return null;
  return (
    <span className={styles.insert} data-opened={opened || undefined}>
      <Menu opened={opened} onChange={setOpened} returnFocus={false} position="bottom-end" shadow="md" withinPortal>
        <Menu.Target>
          {inWords ? (
            <PartButton
              icon={<IconAt size={18} aria-hidden="true" />}
              label={t('builder:insertAnswer', { field: label })}
              short={t('builder:shortInsert')}
            />
          ) : (
            <ToolButton tip tipPosition="bottom-end" size={32} label={t('builder:insertAnswer', { field: label })}>
              <IconAt size={18} />
            </ToolButton>
          )}
        </Menu.Target>
        <Menu.Dropdown className={styles.choices}>
          {questions.length > 0 ? <Menu.Label>{t('builder:insertAnswers')}</Menu.Label> : null}
          {questions.map(({ id, title }, index) => (
            <Menu.Item key={id} onClick={() => onPick({ from: 'answer', id })}>
              {`${format.number(index + 1)}. ${localizedWords(title, locale) || t('questions:untitled')}`}
            </Menu.Item>
          ))}
          {hiddenValues.length > 0 ? <Menu.Label>{t('builder:hiddenValues')}</Menu.Label> : null}
          {hiddenValues.map((value) => (
            <Menu.Item key={value.id} onClick={() => onPick({ from: 'value', id: value.id })}>
              {hiddenValueTitle(value, locale)}
            </Menu.Item>
          ))}
          {variables.length > 0 ? <Menu.Label>{t('logic:calculated')}</Menu.Label> : null}
          {variables.map(({ id, label }) => (
            <Menu.Item key={id} onClick={() => onPick({ from: 'value', id })}>
              {label.trim() || t('logic:unnamedValue')}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </span>
  );
});
