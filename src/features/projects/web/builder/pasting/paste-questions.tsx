import { Button, Group, Textarea } from '@mantine/core';
import { useCallback, useDeferredValue, useId, useMemo, useState } from 'react';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { makePasted } from '#domain/questionnaire/pasting/make-pasted.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { Alert } from '#ui/plain/alert.tsx';
import { useBuilderTools } from '../builder-context.ts';
import { LinesLanguage } from '../controls/lines-language.tsx';
import { newId } from '../parts/new-id.ts';
import { useAddParts } from '../parts/use-add-parts.ts';
import { PastedList } from './pasted-list.tsx';
import styles from './pasting.module.css';

/** Whatever came after so many characters could not be held. */
const LONGEST = LIMITS.bytes;

interface PasteQuestionsProps {
  /** The part that they are added after; without it, after what is selected. */
  after: string | undefined;
  onClose: () => void;
}

/** Many questions at once, from a letter or a document: the text on one side, what it makes on the other. */
export function PasteQuestions({ after, onClose }: PasteQuestionsProps) {
  const t = useText();
  const { locale: firstLocale, languages, now } = useBuilderTools();
  const { addPasted, placeFor } = useAddParts();
  const [text, setText] = useState('');
  const [isCut, setCut] = useState(false);
  const [locale, setLocale] = useState(firstLocale);
  const rules = useId();
  const [{ questionnaire, place }] = useState(() => ({ ...now(), place: placeFor(after) }));
  const make = useCallback(
    (written: string) => makePasted(written, { questionnaire, place }, locale, newId),
    [questionnaire, place, locale],
  );
  const shown = useDeferredValue(text);
  const pasted = useMemo(() => make(shown), [make, shown]);
  const count = pasted.parts.filter((part) => 'question' in part).length;
  const sections = pasted.parts.length - count;

  const addWords =
    count > 0
      ? t('builder:pasting.add', { count })
      : t(sections > 0 ? 'builder:pasting.addSections' : 'builder:pasting.addNothing', { count: sections });

  function write(written: string): void {
    setText(written.slice(0, LONGEST).toWellFormed());
    setCut(written.length > LONGEST);
  }

  function add(): void {
    const { parts } = shown === text ? pasted : make(text);
    onClose();
    addPasted(parts, place, locale);
  }

  return (
    <Dialog opened onClose={onClose} size="large" title={t('builder:pasting.open')}>
      <div className={styles.sides}>
        <div className={styles.side}>
          <Textarea
            label={t('builder:pasting.text')}
            aria-describedby={rules}
            placeholder={t('builder:pasting.example')}
            lang={locale}
            rows={12}
            value={text}
            onChange={(event) => write(event.currentTarget.value)}
            data-autofocus
          />
          {isCut ? <Alert tone="warning">{t('builder:pasting.textCut', { most: LONGEST })}</Alert> : null}
          <LinesLanguage languages={languages} locale={locale} onChange={setLocale} />
        </div>
        <PastedList pasted={pasted} locale={locale} count={count} sections={sections} />
        <ul id={rules} className={styles.rules}>
          <li>{t('builder:pasting.ruleOptions')}</li>
          <li>{t('builder:pasting.ruleSeveral')}</li>
          <li>{t('builder:pasting.ruleRequired')}</li>
          <li>{t('builder:pasting.ruleSection')}</li>
        </ul>
      </div>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button onClick={add} disabled={pasted.parts.length === 0}>
          {addWords}
        </Button>
      </Group>
    </Dialog>
  );
}
