import { useState } from 'react';
import { countReferences } from '#domain/questionnaire/logic/references.ts';
import type { Section } from '#domain/questionnaire/schema.ts';
import type { Locale } from '#domain/text/locale.ts';
import { isBlank } from '#domain/text/localized.ts';
import { localizedWords } from '#domain/text/marks/words-alone.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ConfirmDialog } from '#ui/dashboard/dialogs/confirm-dialog.tsx';
import { MarkedText } from '#ui/plain/marks/marked-text.tsx';
import { useBuilderTools } from '../builder-context.ts';
import { TitleAndWords } from '../fields/title-and-words.tsx';
import type { LogicLine } from '../logic/logic-lines.ts';
import { LogicWords } from '../logic/logic-words.tsx';
import { cardId, fieldId, openId } from '../parts/element-ids.ts';
import { usePartActions } from '../parts/use-part-actions.ts';
import styles from './canvas.module.css';
import { DetailsButton } from './details-button.tsx';
import { ErrorsHere } from './errors-here.tsx';
import { OtherTitles } from './other-titles.tsx';
import { PartBar } from './part-bar.tsx';

interface SectionCardProps {
  section: Section;
  /** What its logic says. */
  lines: readonly LogicLine[] | undefined;
  number: number;
  selected: boolean;
  /** A questionnaire always has a section: the only one cannot be deleted. */
  only: boolean;
  locale: Locale;
}

/** The title and introduction of a section, above its questions. */
export function SectionCard({ section, lines, number, selected, only, locale }: SectionCardProps) {
  const t = useText();
  const { select } = useBuilderTools();
  const title = localizedWords(section.title, locale) || t('builder:untitledSection');
  return (
    <div id={cardId(section.id)} className={`${styles.card} ${styles.head}`} data-selected={selected || undefined}>
      {selected ? (
        <SectionEditor section={section} lines={lines} number={number} only={only} />
      ) : (
        <>
          <div aria-hidden="true">
            <SectionFace section={section} number={number} only={only} locale={locale} />
            <OtherTitles title={section.title} />
          </div>
          <LogicWords at="before" lines={lines} />
          <button
            type="button"
            id={openId(section.id)}
            className={styles.open}
            aria-label={t('builder:editSection', { number, title })}
            onClick={() => select({ type: 'section', id: section.id }, fieldId(section.id, 'title', locale))}
          />
        </>
      )}
    </div>
  );
}

function SectionEditor({ section, lines, number, only }: Omit<SectionCardProps, 'selected' | 'locale'>) {
  const t = useText();
  const { editSection, now, closingText } = useBuilderTools();
  const actions = usePartActions();
  /** How many conditions and jumps depend on it, while it is asked whether it goes. */
  const [asking, setAsking] = useState<number>();
  const { id, questions } = section;
  const depend = () =>
    countReferences(
      now().questionnaire,
      { sectionId: id, questionIds: questions.map((question) => question.id) },
      closingText,
    );
  const remove = () => (questions.length > 0 || depend() > 0 ? setAsking(depend()) : actions.removeSection(id));
  return (
    <>
      <PartBar
        type="section"
        id={id}
        deletion={only ? undefined : { label: t('builder:deleteSection'), onDelete: remove }}
      >
        {t('builder:section', { number })}
      </PartBar>
      <ErrorsHere part={id} />
      <TitleAndWords
        partId={id}
        title={{
          value: section.title,
          onChange: (title, options) => editSection(id, { title }, options),
          label: t('builder:sectionTitle'),
        }}
        words={{
          field: 'intro',
          value: section.intro,
          onChange: (intro, options) => editSection(id, { intro }, options),
          label: t('builder:intro'),
          placeholder: t('builder:introPlaceholder'),
        }}
      />
      <LogicWords at="before" lines={lines} />
      <DetailsButton />
      <ConfirmDialog
        opened={asking !== undefined}
        title={t('builder:deleteSectionTitle')}
        confirmLabel={t('builder:deleteSection')}
        danger
        onConfirm={() => {
          setAsking(undefined);
          actions.removeSection(id);
        }}
        onCancel={() => setAsking(undefined)}
      >
        {questions.length > 0 ? <p>{t('builder:deleteSectionText', { count: questions.length })}</p> : null}
        {asking ? <p>{t('logic:dependOnIt', { count: asking })}</p> : null}
      </ConfirmDialog>
    </>
  );
}

interface SectionFaceProps extends Pick<SectionCardProps, 'section' | 'number' | 'locale'> {
  only?: boolean;
}

/** A section that is not being edited. The only one needs no title: that it has none is not said. */
export function SectionFace({ section, number, only = false, locale }: SectionFaceProps) {
  const t = useText();
  return (
    <>
      <div className={styles.sectionNumber}>{t('builder:section', { number })}</div>
      {only && isBlank(section.title) ? null : (
        <div className={styles.sectionTitle}>
          <MarkedText
            unlinked
            marks="inline"
            text={section.title}
            locale={locale}
            fallback={t('builder:untitledSection')}
          />
        </div>
      )}
      {isBlank(section.intro) ? null : (
        <MarkedText unlinked as="div" marks="all" className={styles.helpText} text={section.intro} locale={locale} />
      )}
    </>
  );
}
