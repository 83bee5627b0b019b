import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { sitePaths } from '#features/site/paths.ts';
import { ERROR_STATUS } from '#kit/contract/errors.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { readFields } from '#kit/web/page/read-fields.ts';
import { refuse } from '#kit/web/page/refused-form.ts';
import { ButtonLink } from '#ui/plain/button-link.tsx';
import { PostedForm } from '#ui/plain/fields/posted-form.tsx';
import { SubmitButton } from '#ui/plain/fields/submit-button.tsx';
import { TextField } from '#ui/plain/fields/text-field.tsx';
import { enterSecondStep, getPendingSignIn } from '../../contract/second-step.ts';
import { LONGEST } from '../../lengths.ts';
import { AREAS, identityPaths } from '../../paths.ts';
import { AuthCard } from '../guest/auth-card.tsx';
import { withTarget } from '../guest/target.ts';
import { enterSite, requireGuest } from '../guest/way-in.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  const target = requireGuest(host, url);
  const { ok: isOpen } = await host.attempt(getPendingSignIn);
  return isOpen ? data({ isOpen, target }) : data({ isOpen, target }, { status: ERROR_STATUS.not_found });
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const host = context.get(hostContext);
  const { code } = await readFields(request, 'code');
  const result = await host.attempt(enterSecondStep, { body: { code } });
  // Whose area it is, its guard knows.
  return result.ok ? enterSite(host, url.searchParams.get('next') ?? undefined, AREAS.dashboard) : refuse(result);
}

/** After the password: the code of the app, or a recovery code. */
export default function SecondStepPage() {
  const t = useText();
  const { isOpen, target } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (!isOpen) {
    return (
      <AuthCard title={t('identity:secondStep.overTitle')} intro={t('identity:secondStep.overText')}>
        <ButtonLink to={withTarget(identityPaths.login, target)} wide>
          {t('common:signIn')}
        </ButtonLink>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title={t('identity:secondStep.title')}
      intro={t('identity:secondStep.intro')}
      foot={
        <>
          {t('identity:secondStep.lost')}{' '}
          <LocaleLink to={sitePaths.contactUs}>{t('identity:secondStep.write')}</LocaleLink>
        </>
      }
    >
      <PostedForm refused={refused}>
        <TextField
          name="code"
          label={t('identity:code')}
          hint={t('identity:secondStep.hint')}
          error={refused?.fields.code}
          missing={t('identity:secondStep.missing')}
          required
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={LONGEST.stepCode}
        />
        <SubmitButton>{t('identity:login.submit')}</SubmitButton>
      </PostedForm>
    </AuthCard>
  );
}
