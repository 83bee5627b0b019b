import { pathOf } from '#domain/questionnaire/flow.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import { createFilling } from '#domain/questionnaire/piping/fill-texts.ts';
import { NO_VALUE } from '#domain/text/format.ts';
import { printPiped } from '#domain/text/piped.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import type { Respondent } from '../open-respondent.ts';
import styles from './preview-values.module.css';

/** Whether a page shows what is reckoned: to owners who look at their draft, and to nobody else. */
export function showsValues({ isPreview, project }: Respondent): boolean {
  return isPreview === true && (project.questionnaire.variables ?? []).length > 0;
}

/** What is reckoned of the answers so far. The script that fills texts as answers change fills these too. */
export function PreviewValues({ respondent }: { respondent: Respondent }) {
  const t = useText();
  const locale = useLocale();
  const { answers, project } = respondent;
  const { variables = [] } = project.questionnaire;
  const facts = factsOf(respondent);
  const { asked } = pathOf(project.questionnaire, answers, facts);
  const fill = createFilling({ asked, answers, facts, variables });
  return (
    <aside className={styles.values} aria-label={t('takingPart:previewValues')}>
      <h2>{t('takingPart:previewValues')}</h2>
      <dl>
        {variables.map(({ id, label }) => {
          const live = printPiped({ from: 'value', id, fallback: NO_VALUE });
          return (
            <div key={id}>
              <dt>{label}</dt>
              <dd data-live={live}>{fill({ [locale]: live })[locale]}</dd>
            </div>
          );
        })}
      </dl>
    </aside>
  );
}
