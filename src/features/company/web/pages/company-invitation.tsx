import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { localizePath } from '#domain/text/locale.ts';
import { localizedText } from '#domain/text/localized.ts';
import { AREAS, identityPaths } from '#features/identity/paths.ts';
import { isStaff } from '#kit/contract/actor.ts';
import { ERROR_STATUS } from '#kit/contract/errors.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { refuse } from '#kit/web/page/refused-form.ts';
import { Button } from '#ui/plain/button.tsx';
import { ButtonLink } from '#ui/plain/button-link.tsx';
import { Card } from '#ui/plain/card.tsx';
import { CompanyLogo } from '#ui/plain/company-logo.tsx';
import { PostedForm } from '#ui/plain/fields/posted-form.tsx';
import { SubmitButton } from '#ui/plain/fields/submit-button.tsx';
import { acceptCompanyInvitation, getCompanyInvitation } from '../../contract/invitations.ts';
import { companyPaths } from '../../paths.ts';
import styles from '../invitation/invitation.module.css';

export const handle = { texts: ['company'] } satisfies PageHandle;

/** Programs that look at links in emails open this page: it is the button that joins. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  const key = params.key ?? '';
  const result = await host.attempt(getCompanyInvitation, { params: { key } });
  if (!result.ok) return data({ open: undefined }, { status: ERROR_STATUS.not_found });
  const who = host.actor === undefined ? 'nobody' : isStaff(host.actor) ? 'staff' : 'user';
  return data({
    open: { ...result.data, who, here: localizePath(companyPaths.invitation(key), host.locale) } as const,
  });
}

export async function action({ context, params }: ActionFunctionArgs) {
  const host = context.get(hostContext);
  const result = await host.attempt(acceptCompanyInvitation, { params: { key: params.key ?? '' } });
  if (!result.ok) return refuse(result);
  return redirect(localizePath(companyPaths.company(result.data._id), host.locale), 303);
}

type Open = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['open']>;

/** For whoever was invited to a company, with an account or without. */
export default function CompanyInvitationPage() {
  const t = useText();
  const locale = useLocale();
  const format = useFormat();
  const { open } = useLoaderData<typeof loader>();
  if (!open) {
    return (
      <Card className={styles.card}>
        <PageHead title={t('company:invitation.over')} />
        <h1>{t('company:invitation.over')}</h1>
        <p>{t('company:invitation.overText')}</p>
        <ButtonLink to={AREAS.dashboard} wide>
          {t('company:invitation.toDashboard')}
        </ButtonLink>
      </Card>
    );
  }
  const role = t(`company:invitedAs.${open.role}`);
  const title = t('company:invitation.title', { company: localizedText(open.company, locale) });
  return (
    <Card className={styles.card}>
      <PageHead title={title} />
      {open.logo ? <CompanyLogo logo={open.logo} size={96} /> : null}
      <h1>{title}</h1>
      <p>
        {open.invitedBy
          ? t('company:invitation.by', { name: open.invitedBy, role })
          : t('company:invitation.byNobody', { role })}
      </p>
      <p className={styles.sent}>
        {t('company:invitation.sentTo', { email: open.email, when: format.dateTime(open.expiresAt) })}
      </p>
      <WhatNext open={open} />
    </Card>
  );
}

/** The one thing to do now, by who looks. */
function WhatNext({ open }: { open: Open }) {
  const t = useText();
  const locale = useLocale();
  const refused = useActionData<typeof action>();
  const { who, email, isForCaller, here } = open;
  const next = `?next=${encodeURIComponent(here)}`;
  if (who === 'nobody') {
    return (
      <>
        <p>{t('company:invitation.signedOut', { email })}</p>
        <ButtonLink to={identityPaths.login + next} wide>
          {t('company:invitation.signIn')}
        </ButtonLink>
        <ButtonLink to={identityPaths.register + next} variant="secondary" wide>
          {t('company:invitation.register')}
        </ButtonLink>
      </>
    );
  }
  if (who === 'user' && isForCaller) {
    return (
      <PostedForm refused={refused}>
        <SubmitButton>{t('company:invitation.accept')}</SubmitButton>
      </PostedForm>
    );
  }
  return (
    <>
      <p>{t(who === 'staff' ? 'company:invitation.staff' : 'company:invitation.other', { email })}</p>
      <Form method="post" action={localizePath(identityPaths.logout, locale)} reloadDocument>
        <Button type="submit" variant="secondary">
          {t('company:invitation.signOut')}
        </Button>
      </Form>
    </>
  );
}
