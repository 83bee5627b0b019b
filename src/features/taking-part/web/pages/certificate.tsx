import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { localizePath } from '#domain/text/locale.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { pageRefusal } from '#kit/web/page/page-refusal.ts';
import { Button } from '#ui/plain/button.tsx';
import { ButtonLink } from '#ui/plain/button-link.tsx';
import { FormError } from '#ui/plain/fields/form-error.tsx';
import { TextField } from '#ui/plain/fields/text-field.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { getCertificate, LONGEST_NAME, nameCertificate } from '../../contract/certificates.ts';
import { getRespondent } from '../../contract/respondent.ts';
import { takingPartPaths } from '../../paths.ts';
import type { TakingPartHandle } from '../page-handle.ts';
import { ProjectHead } from '../project-head.tsx';
import { WaitingState } from '../save-state.tsx';
import styles from '../taking-part.module.css';
import { TitleFace } from '../title-face.tsx';

interface Refused {
  name: string;
  message: string;
}

/** There for whoever passed a quiz that gives certificates, and for nobody else. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  const respondent = await host.call(getRespondent, { params: { id: String(params.ref) } });
  if (respondent.state === 'answering' || !respondent.certificate) throw pageRefusal('not_found');
  const { code } = respondent.certificate;
  const taken = code ? await host.attempt(getCertificate, { params: { code } }) : undefined;
  return { project: respondent.project, code, name: taken?.ok ? taken.data.name : null };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const host = context.get(hostContext);
  const name = String((await request.formData()).get('name') ?? '').slice(0, LONGEST_NAME);
  const named = await host.attempt(nameCertificate, { params: { id: String(params.ref) }, body: { name } });
  if (named.ok) return redirect(localizePath(takingPartPaths.verify(named.data.code), host.locale), 303);
  const refused: Refused = { name, message: named.failure.message };
  return data(refused, { status: named.status });
}

export const handle = {
  ground: () => 'paper',
  survey: (found) => (found as Awaited<ReturnType<typeof loader>> | undefined)?.project,
} satisfies TakingPartHandle;

export default function TakeCertificate() {
  const t = useText();
  const { project, code, name } = useLoaderData<typeof loader>();
  const refused = useActionData<Refused>();
  const isBlank = refused?.name.trim() === '';
  const title = t('certificate:takeTitle');
  return (
    <form method="post" noValidate data-once className={styles.last}>
      <ProjectHead project={project} part={title} />
      <TitleFace titles={[title]} />
      <header className={styles.head}>
        <LocalizedText as="p" className={styles.kicker} text={project.title} />
        <h1>{title}</h1>
        <p className={styles.intro}>{t(code ? 'certificate:takenText' : 'certificate:takeText')}</p>
      </header>
      {refused && !isBlank ? <FormError message={refused.message} /> : null}
      <TextField
        name="name"
        label={t('certificate:name')}
        hint={t('certificate:nameHint')}
        error={isBlank ? t('certificate:nameMissing') : undefined}
        missing={t('certificate:nameMissing')}
        required
        maxLength={LONGEST_NAME}
        autoComplete="name"
        defaultValue={refused?.name ?? name ?? undefined}
      />
      <footer className={styles.foot}>
        <div className={styles.buttons}>
          <Button variant={code ? 'secondary' : 'primary'}>
            {t(code ? 'certificate:change' : 'certificate:make')}
          </Button>
          {code ? (
            <ButtonLink to={takingPartPaths.verify(code)} reloadDocument>
              {t('certificate:open')}
            </ButtonLink>
          ) : null}
        </div>
        <WaitingState />
      </footer>
    </form>
  );
}
