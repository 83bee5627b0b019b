import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { ERROR_STATUS } from '#kit/contract/errors.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { readFields } from '#kit/web/page/read-fields.ts';
import { refuse } from '#kit/web/page/refused-form.ts';
import { ButtonLink } from '#ui/plain/button-link.tsx';
import { PostedForm } from '#ui/plain/fields/posted-form.tsx';
import { SubmitButton } from '#ui/plain/fields/submit-button.tsx';
import { acceptInvitation, getInvitation } from '../../contract/invitations.ts';
import { AREAS, identityPaths } from '../../paths.ts';
import { AuthCard } from '../guest/auth-card.tsx';
import { NameFields } from '../guest/name-fields.tsx';
import { NewPasswordFields } from '../guest/new-password-fields.tsx';
import { enterSite } from '../guest/way-in.ts';

/** What it opens; where it no longer does, why not and what is to be done. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const result = await context.get(hostContext).attempt(getInvitation, { params: { token: params.token ?? '' } });
  if (result.ok) return data({ invitation: result.data, over: undefined });
  const { status, failure } = result;
  return data({ invitation: undefined, over: status === ERROR_STATUS.gone ? failure.message : undefined }, { status });
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const host = context.get(hostContext);
  const { firstName, lastName, ...passwords } = await readFields(
    request,
    'firstName',
    'lastName',
    'password',
    'repeated',
  );
  const typed = { firstName, lastName };
  const body = { ...typed, ...passwords };
  const result = await host.attempt(acceptInvitation, { params: { token: params.token ?? '' }, body });
  return result.ok ? enterSite(host, undefined, AREAS.dashboard) : refuse(result, typed);
}

/** For whoever was invited: their name and a password, and they are in. */
export default function Invitation() {
  const t = useText();
  const { invitation, over } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (!invitation) {
    return (
      <AuthCard title={t('identity:invitation.over')} intro={over ?? t('identity:invitation.unknown')}>
        <ButtonLink to={identityPaths.login} wide>
          {t('common:signIn')}
        </ButtonLink>
      </AuthCard>
    );
  }
  const { email, role, invitedBy: inviter } = invitation;
  const errors = refused?.fields ?? {};
  return (
    <AuthCard
      title={t('identity:invitation.title')}
      intro={t('identity:invitation.intro', { inviter, email, role: t(`identity:invitation.roleOf.${role}`) })}
    >
      <PostedForm refused={refused}>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <NameFields errors={errors} typed={refused?.typed} />
        <NewPasswordFields label={t('identity:password')} errors={errors} />
        <SubmitButton>{t('identity:invitation.submit')}</SubmitButton>
      </PostedForm>
    </AuthCard>
  );
}
