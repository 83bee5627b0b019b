import { shownVariable } from '#kit/contract/mail-template.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import type { MailTemplateDetail } from '../../contract/mail-templates.ts';
import styles from './mail-templates.module.css';

/** What may be put into a mail, how it is written, and what it may stand for. */
export function VariableList({ template: { variables } }: { template: MailTemplateDetail }) {
  const t = useText();
  const locale = useLocale();
  if (variables.length === 0) return null;
  return (
    <section aria-labelledby="mail-variables">
      <h2 id="mail-variables" className={styles.head}>
        {t('operations:templates.variables')}
      </h2>
      <ul className={styles.variables}>
        {variables.map(({ name, needed, alone, sample }) => {
          const rules = [
            needed && t(`operations:templates.needed.${needed}`),
            alone && t('operations:templates.alone'),
            t('operations:templates.example', { sample: sample[locale].split('\n')[0] ?? '' }),
          ];
          return (
            <li key={name}>
              <code>{shownVariable(name)}</code> {rules.filter(Boolean).join(', ')}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
