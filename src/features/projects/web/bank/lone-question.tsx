import { type ReactNode, useMemo, useRef } from 'react';
import { findQuestion } from '#domain/questionnaire/flow.ts';
import { LOCALES } from '#domain/text/locale.ts';
import { usePageTranslator, useText } from '#kit/web/i18n/use-i18n.ts';
import { BuilderToolsContext, useBuilderTools } from '../builder/builder-context.ts';
import { QuestionCard } from '../builder/canvas/question-card.tsx';
import { QuestionDetails } from '../builder/inspector/question-details.tsx';
import { useBuilderKeys } from '../builder/state/use-builder-keys.ts';
import { DraftContext, useDraft } from '../builder/state/use-draft.ts';
import { useTranslator } from '../in-language.tsx';
import { Announcement } from '../workshop/announcement.tsx';
import { LanguageSwitch } from '../workshop/language-switch.tsx';
import styles from './bank.module.css';
import type { LoneQuestion as Lone } from './use-lone-question.ts';

interface LoneQuestionProps {
  lone: Lone;
  id: string;
  /** Stands under the question, and on a phone under its settings. */
  children: ReactNode;
}

/** A question in the builder's own parts: written where it is read, and set beside that. */
export function LoneQuestion({ lone, id, children }: LoneQuestionProps) {
  const t = useText();
  const area = useRef<HTMLDivElement>(null);
  const { builder, chosen, choose } = lone;
  const tools = useMemo(() => ({ ...builder.tools, isAlone: true }), [builder.tools]);
  useBuilderKeys(area, { undo: tools.undo, redo: tools.redo });
  return (
    <DraftContext value={builder.draft}>
      <BuilderToolsContext value={tools}>
        <div ref={area} className={styles.editor}>
          <div className={styles.main}>
            <div className={styles.languages}>
              <LanguageSwitch languages={LOCALES} writing={chosen} onWrite={choose} />
            </div>
            <OnCanvas id={id} />
          </div>
          <section className={styles.beside} aria-label={t('builder:inspector')}>
            <QuestionDetails id={id} />
          </section>
          <div className={styles.below}>{children}</div>
        </div>
        <Announcement said={builder.said} />
      </BuilderToolsContext>
    </DraftContext>
  );
}

function OnCanvas({ id }: { id: string }) {
  const { locale, select } = useBuilderTools();
  const page = usePageTranslator();
  const translator = useTranslator(locale) ?? page;
  const question = useDraft(({ questionnaire }) => findQuestion(questionnaire, id));
  if (!question) return null;
  return (
    <QuestionCard
      question={question}
      lines={undefined}
      number={1}
      selected
      locale={locale}
      translator={translator}
      select={select}
    />
  );
}
