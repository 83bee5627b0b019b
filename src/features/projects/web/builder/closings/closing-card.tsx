import type { Closing } from '#domain/questionnaire/closings/closing-schema.ts';
import type { Locale } from '#domain/text/locale.ts';
import { isBlank } from '#domain/text/localized.ts';
import { localizedWords } from '#domain/text/marks/words-alone.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { MarkedText } from '#ui/plain/marks/marked-text.tsx';
import { useBuilderTools } from '../builder-context.ts';
import styles from '../canvas/canvas.module.css';
import { cardId, fieldId, openId } from '../parts/element-ids.ts';
import { ClosingEditor } from './closing-editor.tsx';

interface ClosingCardProps {
  closing: Closing;
  number: number;
  selected: boolean;
  locale: Locale;
}

/** A closing on the canvas; the selected one is made of fields. */
export function ClosingCard({ closing, number, selected, locale }: ClosingCardProps) {
  const t = useText();
  const { select } = useBuilderTools();
  const { id } = closing;
  const title = localizedWords(closing.title, locale) || t('builder:untitledClosing');
  return (
    <article
      id={cardId(id)}
      className={styles.card}
      data-selected={selected || undefined}
      aria-label={t('builder:closingNamed', { number, title })}
    >
      {selected ? (
        <ClosingEditor closing={closing} number={number} />
      ) : (
        <>
          <ClosingFace closing={closing} number={number} locale={locale} />
          <button
            type="button"
            id={openId(id)}
            className={styles.open}
            aria-label={t('builder:editClosing', { number, title })}
            onClick={() => select({ type: 'closing', id }, fieldId(id, 'title', locale))}
          />
        </>
      )}
    </article>
  );
}

/** A closing that is not being edited. */
export function ClosingFace({ closing, number, locale }: Omit<ClosingCardProps, 'selected'>) {
  const t = useText();
  const { title, text, link, screensOut } = closing;
  const what = t('builder:closing', { number });
  return (
    <>
      <div className={styles.sectionNumber}>{screensOut ? `${what} · ${t('builder:screensOut')}` : what}</div>
      <div className={styles.sectionTitle}>
        <MarkedText unlinked marks="inline" text={title} locale={locale} fallback={t('builder:untitledClosing')} />
      </div>
      {isBlank(text) ? null : (
        <MarkedText unlinked as="div" marks="all" className={styles.helpText} text={text} locale={locale} />
      )}
      {link ? <div className={styles.helpText}>{link}</div> : null}
    </>
  );
}
