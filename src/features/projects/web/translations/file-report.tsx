import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { type ReadTranslations, type RefusedRow, writeTexts } from '#domain/questionnaire/translations/translations.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ChangeList, useChanges } from '../changes/change-list.tsx';
import { isAround } from './texts-around.ts';
import styles from './translations.module.css';
import { usePlacedName } from './use-placed-name.ts';

/** What a file would change, and every row that is left out, by its line and why. */
export function FileReport({ read, questionnaire }: { read: ReadTranslations; questionnaire: Questionnaire }) {
  const t = useText();
  const { textOf } = usePlacedName();
  const { taken, refused, emptied } = read;
  const after = writeTexts(questionnaire, taken);
  const changes = useChanges({ before: questionnaire, after });
  const changed = t('translations:changed');
  const around = taken.filter(isAround);
  const words = { added: changed, removed: changed, changed, moved: changed };
  return (
    <>
      <h3 className={styles.heading}>
        <span role="status">{t('translations:changes', { count: taken.length })}</span>
      </h3>
      {around.length > 0 ? (
        <ul className={styles.refused} aria-label={t('translations:around')}>
          {around.map(({ key, locale, text, placed }) => (
            <li key={`${key} ${locale}`}>
              <strong>
                {t('builder:inLanguage', {
                  field: textOf(placed, questionnaire),
                  language: t(`builder:language.${locale}`),
                })}
              </strong>{' '}
              <span lang={locale}>{text}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {changes.length > 0 ? (
        <section aria-label={changed}>
          <ChangeList
            before={questionnaire}
            after={after}
            changes={changes}
            words={{ ...words, before: t('versions:was'), after: t('versions:is') }}
          />
        </section>
      ) : null}
      {refused.length > 0 ? (
        <section>
          <h3 className={styles.heading}>{t('translations:refused', { count: refused.length })}</h3>
          <ul className={styles.refused}>
            {refused.map((row) => (
              <li key={`${row.line} ${row.why} ${row.key}`}>
                <RefusedWords row={row} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {emptied > 0 ? <p className={styles.text}>{t('translations:emptied', { count: emptied })}</p> : null}
    </>
  );
}

function RefusedWords({ row: { line, why, key, most = 0 } }: { row: RefusedRow }) {
  const t = useText();
  return (
    <>
      <strong>{t('translations:line', { line })}</strong> {t(`translations:why.${why}`, { key, most })}
    </>
  );
}
