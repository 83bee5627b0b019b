import { NativeSelect } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useMemo } from 'react';
import { addBlank, askInBlank, removeBlank } from '#domain/questionnaire/kinds/blanks/edit-blanks.ts';
import { type Blank, blankName, type FillBlanks } from '#domain/questionnaire/kinds/blanks/passage.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { Locale } from '#domain/text/locale.ts';
import { localizedText } from '#domain/text/localized.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { ToolButton } from '../../workshop/tool-button.tsx';
import { useBuilderTools } from '../builder-context.ts';
import { PartButton } from '../controls/part-button.tsx';
import { optionsOfBlank } from '../options/option-list.ts';
import styles from '../options/options.module.css';
import { ColumnOptions } from '../options/options-editor.tsx';
import { newId } from '../parts/new-id.ts';
import own from './blanks-editor.module.css';
import { ShownPassage } from './shown-passage.tsx';
import { TextSetting } from './text-setting.tsx';

/** In the language that one writes in, whatever that of the page is. */
const EXAMPLE: Readonly<Record<Locale, string>> = {
  en: 'The capital of Bangladesh is [1].',
  bn: 'বাংলাদেশের রাজধানী [১]।',
};

/** The passage, and under it what each of its blanks takes. */
export function BlanksEditor({ question }: { question: FillBlanks }) {
  const t = useText();
  const { editQuestion, languages } = useBuilderTools();
  const { id, passage, blanks } = question;
  return (
    <div className={own.blanks}>
      <TextSetting
        partId={id}
        name="passage"
        label={t('builder:passage')}
        description={t('builder:passageHint')}
        placeholder={(locale) => EXAMPLE[locale]}
        maxLength={LIMITS.help}
        lines
        value={passage}
        onChange={(next, edit) => editQuestion({ ...question, passage: next }, edit)}
      />
      <ShownPassage question={question} />
      {blanks.map((blank) => (
        <BlankSettings key={blank.id} question={question} blank={blank} />
      ))}
      {blanks.length < LIMITS.blanks ? (
        <PartButton
          main
          icon={<IconPlus size={18} aria-hidden="true" />}
          label={t('builder:addBlank')}
          onClick={() => editQuestion(addBlank(question, languages))}
        />
      ) : null}
    </div>
  );
}

function BlankSettings({ question, blank }: { question: FillBlanks; blank: Blank }) {
  const t = useText();
  const locale = useLocale();
  const { editQuestion } = useBuilderTools();
  const list = useMemo(() => optionsOfBlank(blank.id), [blank.id]);
  const name = localizedText(blankName(blank.id), locale);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid in all browsers.
    <div role="group" aria-label={name} className={own.blank}>
      <div className={own.row}>
        <NativeSelect
          label={name}
          value={blank.asks}
          data={(['text', 'choice'] as const).map((asks) => ({ value: asks, label: t(`builder:asks.${asks}`) }))}
          onChange={({ currentTarget: { value } }) =>
            editQuestion(askInBlank(question, blank.id, value === 'choice' ? 'choice' : 'text', newId))
          }
        />
        <ToolButton
          label={t('builder:removeBlank', { blank: name })}
          onClick={() => editQuestion(removeBlank(question, blank.id))}
        >
          <IconX size={16} />
        </ToolButton>
      </div>
      {blank.asks === 'choice' ? (
        <>
          <p className={styles.listName}>{t('builder:blankOptions', { blank: name })}</p>
          <ColumnOptions question={question} list={list} />
        </>
      ) : null}
    </div>
  );
}
