import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { sitePaths } from '#features/site/paths.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { TextWithParts } from '#kit/web/i18n/text-with-parts.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { readFields } from '#kit/web/page/read-fields.ts';
import { PostedForm } from '#ui/plain/fields/posted-form.tsx';
import { SubmitButton } from '#ui/plain/fields/submit-button.tsx';
import { register } from '../../contract/accounts.ts';
import { identityPaths } from '../../paths.ts';
import styles from '../guest/auth.module.css';
import { AuthCard } from '../guest/auth-card.tsx';
import { IdentifierField } from '../guest/identifier-field.tsx';
import { NameFields } from '../guest/name-fields.tsx';
import { NewPasswordFields } from '../guest/new-password-fields.tsx';
import { refuseOrAsk } from '../guest/proof/ask-to-prove.ts';
import { ProofField } from '../guest/proof/proof-field.tsx';
import { withTarget } from '../guest/target.ts';
import { TargetField } from '../guest/target-field.tsx';
import { redirectOn, requireGuest } from '../guest/way-in.ts';

export function loader({ context, url }: LoaderFunctionArgs) {
  return { target: requireGuest(context.get(hostContext), url) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const host = context.get(hostContext);
  const { next, proof, password, repeated, ...typed } = await readFields(
    request,
    'firstName',
    'lastName',
    'identifier',
    'password',
    'repeated',
    'proof',
    'next',
  );
  const result = await host.attempt(register, {
    body: { ...typed, password, repeated, ...(proof && { proof }) },
  });
  if (!result.ok) return refuseOrAsk(host, result, typed);
  return redirectOn(host, identityPaths.registerVerify(result.data._id), next);
}

export default function Register() {
  const t = useText();
  const { target } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const errors = refused?.fields ?? {};
  const labels = {
    identifier: t('identity:identifier'),
    password: t('identity:password'),
    repeated: t('identity:repeatPassword'),
  };
  return (
    <AuthCard
      title={t('identity:register.title')}
      intro={t('identity:register.intro')}
      description={t('identity:register.description')}
      foot={
        <>
          {t('identity:register.haveAccount')}{' '}
          <LocaleLink to={withTarget(identityPaths.login, target)}>{t('identity:login.submit')}</LocaleLink>
        </>
      }
    >
      <PostedForm refused={refused}>
        <TargetField target={target} />
        <ProofField refused={refused} />
        <NameFields errors={errors} typed={refused?.typed} />
        <IdentifierField
          label={labels.identifier}
          hint={t('identity:identifierHint')}
          error={errors.identifier}
          typed={refused?.typed.identifier}
        />
        <NewPasswordFields label={labels.password} errors={errors} />
        <SubmitButton>{t('identity:register.submit')}</SubmitButton>
        <p className={styles.note}>
          <TextWithParts
            text={t('identity:register.agree')}
            parts={{
              terms: <LocaleLink to={sitePaths.page('terms-condition')} />,
              privacy: <LocaleLink to={sitePaths.page('privacy-policy')} />,
            }}
          />
        </p>
      </PostedForm>
    </AuthCard>
  );
}
