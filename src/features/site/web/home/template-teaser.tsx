import type { findTemplates } from '#features/library/contract.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Words } from '../words.tsx';
import styles from './home.module.css';

interface TemplateTeaserProps {
  templates: Data<typeof findTemplates>;
  signedIn: boolean;
}

/** A few questionnaires to start from. */
export function TemplateTeaser({ templates, signedIn }: TemplateTeaserProps) {
  const t = useText();
  if (templates.length === 0) return null;
  const create = '/dashboard/new-project/survey';
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{t('site:home.templatesTitle')}</h2>
        <p>{t('site:home.templatesLead')}</p>
      </div>
      <ul className={styles.templates}>
        {templates.map((template) => (
          <li key={template._id}>
            <h3 id={`template-${template._id}`}>
              <Words of={template.title} />
            </h3>
            <p>
              <Words of={template.description} />
            </p>
            <p className={styles.count}>{t('site:home.questions', { count: template.questions })}</p>
            <LocaleLink
              to={signedIn ? create : '/register'}
              aria-describedby={`template-${template._id}`}
              className={styles.use}
            >
              {t('site:home.useTemplate')}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
