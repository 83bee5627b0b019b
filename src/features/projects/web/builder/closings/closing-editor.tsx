import { IconTrash } from '@tabler/icons-react';
import type { Closing } from '#domain/questionnaire/closings/closing-schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ToolButton } from '../../workshop/tool-button.tsx';
import styles from '../canvas/canvas.module.css';
import { DetailsButton } from '../canvas/details-button.tsx';
import { ErrorsHere } from '../canvas/errors-here.tsx';
import { TitleAndWords } from '../fields/title-and-words.tsx';
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
      <TitleAndWords
        partId={id}
        title={{
          value: title,
          onChange: (next, options) => write({ ...closing, title: next }, options),
          label: t('builder:closingTitle'),
        }}
        words={{
          field: 'text',
          value: text,
          onChange: (next, options) => write({ ...closing, text: next }, options),
          label: t('builder:closingWords'),
          placeholder: t('builder:closingWordsPlaceholder'),
        }}
      />
      <DetailsButton />
      {removal.dialog}
    </>
  );
}
