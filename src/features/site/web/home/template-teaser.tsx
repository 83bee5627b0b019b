import { Form } from 'react-router';
import { localizePath } from '#domain/text/locale.ts';
import type { findTemplates } from '#features/library/contract.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { Cover } from '#ui/plain/cover.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import styles from './home.module.css';

type Teased = Data<typeof findTemplates>[number];

/** A few questionnaires to start from. The chosen one becomes a survey once somebody is signed in. */
export function TemplateTeaser({ templates }: { templates: Teased[] }) {
  const t = useText();
  const home = `${localizePath('/', useLocale())}?index`;
  if (templates.length === 0) return null;
  return (
    <section className={styles.section}>
      <div className={styles.head} data-matra>
        <h2>{t('site:home.templatesTitle')}</h2>
        <p>{t('site:home.templatesLead')}</p>
      </div>
      <ul className={styles.templates}>
        {templates.map((template) => (
          <li key={template._id}>
            <Cover question={template.first} tone={template.theme} print={template.print} />
            <h3 id={`template-${template._id}`}>
              <LocalizedText text={template.title} />
            </h3>
            <p>
              <LocalizedText text={template.summary} />
            </p>
            <p className={styles.count}>{t('common:questions', { count: template.questions })}</p>
            <Form method="post" action={home}>
              <button
                type="submit"
                name="template"
                value={template._id}
                className={styles.use}
                aria-describedby={`template-${template._id}`}
              >
                {t('site:home.useTemplate')}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
