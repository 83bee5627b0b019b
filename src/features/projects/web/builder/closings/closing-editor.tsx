import { IconTrash } from '@tabler/icons-react';
import type { Closing } from '#domain/questionnaire/closings/closing-schema.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ToolButton } from '../../workshop/tool-button.tsx';
import styles from '../canvas/canvas.module.css';
import { DetailsButton } from '../canvas/details-button.tsx';
import { ErrorsHere } from '../canvas/errors-here.tsx';
import { LocalizedField } from '../fields/localized-field.tsx';
import { fieldId } from '../parts/element-ids.ts';
import { useRemoval } from '../parts/use-removal.tsx';
import { useClosingActions } from './use-closing-actions.ts';

/** Title and text of a closing, written where they stand. */
export function ClosingEditor({ closing, number }: { closing: Closing; number: number }) {
  const t = useText();
  const { write, remove } = useClosingActions();
  const removal = useRemoval({ title: t('builder:deleteClosingTitle'), confirmLabel: t('builder:deleteClosing') });
  const { id, title, text } = closing;
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.what}>{t('builder:closing', { number })}</div>
        <div className={styles.actions}>
          <ToolButton
            tip
            label={t('builder:deleteClosing')}
            onClick={() => removal.remove({ questionIds: [], closingId: id }, () => remove(id))}
          >
            <IconTrash size={18} />
          </ToolButton>
        </div>
      </div>
      <ErrorsHere part={id} />
      <LocalizedField
        partId={id}
        field="title"
        value={title}
        onChange={(next) => write({ ...closing, title: next }, { topic: `title:${id}` })}
        label={t('builder:closingTitle')}
        placeholder={t('builder:closingTitle')}
        look="section"
        marks="inline"
        maxLength={LIMITS.title}
        onKeyDown={(event, locale) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          document.getElementById(fieldId(id, 'text', locale))?.focus();
        }}
      />
      <LocalizedField
        partId={id}
        field="text"
        value={text}
        onChange={(next) => write({ ...closing, text: next }, { topic: `text:${id}` })}
        label={t('builder:closingWords')}
        placeholder={t('builder:closingWordsPlaceholder')}
        look="help"
        marks="all"
        maxLength={LIMITS.help}
      />
      <DetailsButton />
      {removal.dialog}
    </>
  );
}
