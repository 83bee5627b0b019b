import { Button, Group } from '@mantine/core';
import { IconLayoutList } from '@tabler/icons-react';
import { usePageTranslator, useText } from '#kit/web/i18n/use-i18n.ts';
import { useTranslator } from '../../in-language.tsx';
import { useBuilderTools } from '../builder-context.ts';
import { AddClosing, CanvasClosings } from '../closings/canvas-closings.tsx';
import { numberedSections } from '../parts/numbering.ts';
import { useAddParts } from '../parts/use-add-parts.ts';
import { useDraft } from '../state/use-draft.ts';
import styles from './canvas.module.css';
import { CanvasSection } from './canvas-section.tsx';

/** The questionnaire as respondents read it, with whatever is selected open for writing. */
export function Canvas() {
  const t = useText();
  const { locale, isPoll } = useBuilderTools();
  const { addSection } = useAddParts();
  const page = usePageTranslator();
  const translator = useTranslator(locale) ?? page;
  const sections = useDraft(({ questionnaire }) => numberedSections(questionnaire));
  const closings = useDraft(({ questionnaire }) => questionnaire.closings) ?? [];
  const selectedClosing = useDraft(({ selection }) => (selection?.type === 'closing' ? selection.id : undefined));
  const isWriting = useDraft(({ selection }) => selection !== null);
  const isOnly = sections.length === 1;
  const isEmpty = sections.every(({ questionIds }) => questionIds.length === 0);
  return (
    <div className={styles.canvas} data-writing={isWriting || undefined}>
      {sections.map(({ id, firstNumber }, index) => (
        <CanvasSection
          key={id}
          id={id}
          number={index + 1}
          firstNumber={firstNumber}
          only={isOnly}
          locale={locale}
          translator={translator}
        />
      ))}
      {isPoll || (isEmpty && isOnly) ? null : (
        <Group gap="sm">
          <Button variant="default" leftSection={<IconLayoutList size={18} aria-hidden="true" />} onClick={addSection}>
            {t('builder:addSection')}
          </Button>
          <AddClosing count={closings.length} />
        </Group>
      )}
      <CanvasClosings closings={closings} selectedId={selectedClosing} locale={locale} />
    </div>
  );
}
