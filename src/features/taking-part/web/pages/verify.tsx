import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { certificateCodeWords, readCertificateCode } from '#domain/quiz/certificate-code.ts';
import { localizePath } from '#domain/text/locale.ts';
import { ERROR_STATUS } from '#kit/contract/errors.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { Button } from '#ui/plain/button.tsx';
import { TextField } from '#ui/plain/fields/text-field.tsx';
import { Mark } from '#ui/plain/mark.tsx';
import { getCertificate } from '../../contract/certificates.ts';
import { takingPartPaths } from '../../paths.ts';
import own from '../certificates/certificate-view.module.css';
import { CertificateView } from '../certificates/certificate-view.tsx';
import { Notice } from '../notice.tsx';
import type { TakingPartHandle } from '../page-handle.ts';
import styles from '../taking-part.module.css';

const LONGEST_TYPED = 60;

/** A code that is typed into the form comes with the query, and leads to the address that certificates name. */
export async function loader({ params, context, url }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  const typed = url.searchParams.get('code')?.trim();
  const asked = typed || params.code;
  if (asked === undefined) return data({ isUnknown: false, certificate: undefined });
  const code = readCertificateCode(asked.slice(0, LONGEST_TYPED));
  if (code === undefined) return isNone();
  if (typed) throw redirect(localizePath(takingPartPaths.verify(certificateCodeWords(code)), host.locale), 303);
  const found = await host.attempt(getCertificate, { params: { code } });
  if (found.ok) return data({ isUnknown: false, certificate: found.data });
  if (found.status !== ERROR_STATUS.not_found) throw data(found.failure, { status: found.status });
  return isNone();
}

function isNone() {
  return data({ isUnknown: true, certificate: undefined }, { status: ERROR_STATUS.not_found });
}

/** Who asks for a certificate stands before it; the certificate itself is of paper. */
export const handle = {
  ground: (found) => ((found as { certificate?: unknown } | undefined)?.certificate ? 'paper' : 'cover'),
} satisfies TakingPartHandle;

export default function Verify() {
  const t = useText();
  const { isUnknown, certificate } = useLoaderData<typeof loader>();
  if (certificate) return <CertificateView certificate={certificate} />;
  const title = t(isUnknown ? 'certificate:unknown' : 'certificate:verifyTitle');
  return (
    <>
      <PageHead title={title} />
      <Notice mark={<Mark className={styles.counted} />} title={title}>
        <p>{t(isUnknown ? 'certificate:unknownText' : 'certificate:verifyText')}</p>
        <CodeForm />
      </Notice>
    </>
  );
}

function CodeForm() {
  const t = useText();
  return (
    <form method="get" action={localizePath(takingPartPaths.verify(), useLocale())} className={own.check}>
      <TextField
        name="code"
        label={t('certificate:verifyCode')}
        required
        maxLength={LONGEST_TYPED}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <footer className={styles.foot}>
        <div className={styles.buttons}>
          <Button>{t('certificate:verify')}</Button>
        </div>
      </footer>
    </form>
  );
}
