import { Button, Checkbox } from '@mantine/core';
import { IconChevronDown, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { kindName } from '#domain/questionnaire/registry.ts';
import { LOCALES, type Locale } from '#domain/text/locale.ts';
import { localizedText } from '#domain/text/localized.ts';
import { useLocale, usePageTranslator, useText } from '#kit/web/i18n/use-i18n.ts';
import type { BankQuestion } from '../../contract/bank-questions.ts';
import { KeptFace } from '../builder/canvas/question-face.tsx';
import { useTranslator } from '../in-language.tsx';
import { LANGUAGE_TAGS } from '../workshop/language-tags.ts';
import { ToolButton } from '../workshop/tool-button.tsx';
import styles from './bank.module.css';
import { useQuestionName } from './use-question-columns.tsx';

interface PickerRowProps {
  question: BankQuestion;
  /** Then it is edited and deleted from here. */
  isOwn: boolean;
  isTicked: boolean;
  isInQuiz: boolean;
  onTick: (question: BankQuestion, isWanted: boolean) => void;
  onEdit: (question: BankQuestion) => void;
  onRemove: (question: BankQuestion) => void;
}

/** A question to tick; opened, with what can be answered and what is right. */
export function PickerRow({ question: kept, isOwn, isTicked, isInQuiz, onTick, onEdit, onRemove }: PickerRowProps) {
  const t = useText();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const name = useQuestionName()(kept);
  const { question, marking } = kept;
  const written = LOCALES.filter((one) => question.title[one]);
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        <Checkbox
          className={styles.tick}
          label={name}
          description={[
            t(`builder:kind.${kindName(question)}`),
            marking.points > 0 ? t('quiz:worth', { count: marking.points }) : t('quiz:countsNothing'),
            ...(isInQuiz ? [t('bank:inThisQuiz')] : []),
          ].join(' · ')}
          checked={isTicked}
          onChange={(event) => onTick(kept, event.currentTarget.checked)}
        />
        <span className={styles.languagesOf}>
          {written.map((one) => (
            <span key={one} lang={one} className={styles.language}>
              {LANGUAGE_TAGS[one]}
            </span>
          ))}
        </span>
        <ToolButton tip label={t('bank:see', { name })} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <IconChevronDown size={18} className={styles.chevron} />
        </ToolButton>
      </div>
      {isOpen ? (
        <div className={styles.opened}>
          <Face kept={kept} locale={written.includes(locale) ? locale : (written[0] ?? locale)} />
          {kept.tags.length > 0 ? <p className={styles.hint}>{kept.tags.join(' · ')}</p> : null}
          {isOwn ? (
            <div className={styles.tools}>
              <Button
                variant="default"
                leftSection={<IconPencil size={18} aria-hidden="true" />}
                aria-label={t('bank:editNamed', { name })}
                onClick={() => onEdit(kept)}
              >
                {t('bank:edit')}
              </Button>
              <Button
                variant="default"
                leftSection={<IconTrash size={18} aria-hidden="true" />}
                aria-label={t('bank:deleteNamed', { name })}
                onClick={() => onRemove(kept)}
              >
                {t('bank:delete')}
              </Button>
            </div>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

function Face({ kept: { _id, question, marking }, locale }: { kept: BankQuestion; locale: Locale }) {
  const page = usePageTranslator();
  const translator = useTranslator(locale) ?? page;
  const feedback = localizedText(marking.feedback ?? {}, locale);
  return (
    <>
      <KeptFace name={`kept.${_id}`} question={question} marking={marking} translator={translator} />
      {feedback === '' ? null : (
        <p lang={locale} className={styles.feedback}>
          {feedback}
        </p>
      )}
    </>
  );
}
