import { localizedText, readLocalized } from '#domain/text/localized.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import { pathOf } from '#kit/contract/request.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { buttonClass } from '#ui/plain/button-look.ts';
import { Icon } from '#ui/plain/icons.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { Mark } from '#ui/plain/mark.tsx';
import { downloadCertificate, type getCertificate } from '../../contract/certificates.ts';
import { takingPartPaths } from '../../paths.ts';
import { TitleFace } from '../title-face.tsx';
import styles from './certificate-view.module.css';

type Certificate = Data<typeof getCertificate>;

/** Whether a certificate is valid, and the certificate, which prints as a page of its own. */
export function CertificateView({ certificate }: { certificate: Certificate }) {
  const t = useText();
  const locale = useLocale();
  const { code, state, name, title } = certificate;
  const said = t(`certificate:${state}`);
  const quiz = readLocalized(title, locale)?.text ?? '';
  return (
    <div className={styles.verified}>
      <PageHead title={name === null ? said : [said, name].join(' · ')} />
      <TitleFace titles={[said, t('certificate:title'), name ?? '', quiz]} />
      <h1 className={styles.state} data-state={state}>
        <Icon size={24} stroke={3}>
          <path d={state === 'valid' ? 'm5 13 4 4L19 7' : 'M6 6l12 12M18 6 6 18'} />
        </Icon>
        {said}
      </h1>
      {state === 'withdrawn' ? <p>{t('certificate:withdrawnText')}</p> : null}
      <article className={styles.sheet} data-state={state}>
        {state === 'valid' ? (
          <>
            <Mark className={styles.mark} />
            <h2>{t('certificate:title')}</h2>
            <p className={styles.said}>{t('certificate:certifies')}</p>
          </>
        ) : null}
        {name === null ? null : <p className={styles.name}>{name}</p>}
        <p className={styles.said}>{t(state === 'valid' ? 'certificate:hasPassed' : 'certificate:quiz')}</p>
        <LocalizedText as="p" className={styles.quiz} text={title} />
        <Facts certificate={certificate} />
      </article>
      <div className={styles.ways}>
        {state === 'valid' ? (
          <a
            className={buttonClass({ variant: 'primary' })}
            href={pathOf(downloadCertificate, { params: { code }, query: { locale } })}
            download
          >
            {t('certificate:download')}
          </a>
        ) : null}
        <LocaleLink to={takingPartPaths.verify()} reloadDocument className={styles.another}>
          {t('certificate:another')}
        </LocaleLink>
      </div>
    </div>
  );
}

function Facts({ certificate: { code, completedAt, score, company, ownerName } }: { certificate: Certificate }) {
  const t = useText();
  const format = useFormat();
  const locale = useLocale();
  return (
    <dl className={styles.facts}>
      {completedAt === null ? null : (
        <div>
          <dt>{t('certificate:date')}</dt>
          <dd>{format.date(completedAt)}</dd>
        </div>
      )}
      {score ? (
        <div>
          <dt>{t('certificate:score')}</dt>
          <dd>
            {t('certificate:scoreOf', { earned: format.number(score.earned), points: format.number(score.points) })}
          </dd>
        </div>
      ) : null}
      <div>
        <dt>{t('certificate:issuer')}</dt>
        <dd>{localizedText(company, locale) || ownerName}</dd>
      </div>
      <div>
        <dt>{t('certificate:code')}</dt>
        <dd className={styles.code}>{code}</dd>
      </div>
    </dl>
  );
}
