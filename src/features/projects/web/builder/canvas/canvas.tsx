import { Button, Group } from '@mantine/core';
import { IconLayoutList } from '@tabler/icons-react';
import { usePageTranslator, useText } from '#kit/web/i18n/use-i18n.ts';
import { useTranslator } from '../../in-language.tsx';
import { type Builder, useBuilderTools } from '../builder-context.ts';
import { AddClosing, CanvasClosings } from '../closings/canvas-closings.tsx';
import { linesInSection } from '../logic/logic-lines.ts';
import { firstNumbersOf, holdsPart } from '../parts/numbering.ts';
import { useAddParts } from '../parts/use-add-parts.ts';
import styles from './canvas.module.css';
import { CanvasSection } from './canvas-section.tsx';

/** The questionnaire as respondents read it, with whatever is selected open for writing. */
export function Canvas({ questionnaire, selection }: Pick<Builder, 'questionnaire' | 'selection'>) {
  const t = useText();
  const { locale, isPoll } = useBuilderTools();
  const { addSection } = useAddParts();
  const page = usePageTranslator();
  const translator = useTranslator(locale) ?? page;
  const { sections, closings = [] } = questionnaire;
  const firstNumbers = firstNumbersOf(sections);
  const isOnly = sections.length === 1;
  const isEmpty = sections.every(({ questions }) => questions.length === 0);
  return (
    <div className={styles.canvas}>
      {sections.map((section, index) => (
        <CanvasSection
          key={section.id}
          section={section}
          lines={linesInSection(section, questionnaire, page)}
          number={index + 1}
          firstNumber={firstNumbers[index] ?? 1}
          selectedId={holdsPart(section, selection?.id) ? selection?.id : undefined}
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
      <CanvasClosings closings={closings} selectedId={selection?.id} locale={locale} />
    </div>
  );
}
