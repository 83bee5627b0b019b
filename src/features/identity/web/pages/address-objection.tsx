import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { localizePath } from '#domain/text/locale.ts';
import { ERROR_STATUS } from '#kit/contract/errors.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useMobileNumber } from '#kit/web/i18n/use-mobile-number.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { refuse } from '#kit/web/page/refused-form.ts';
import { ButtonLink } from '#ui/plain/button-link.tsx';
import { PostedForm } from '#ui/plain/fields/posted-form.tsx';
import { SubmitButton } from '#ui/plain/fields/submit-button.tsx';
import { getAddressObjection, objectToAddressChange } from '../../contract/addresses.ts';
import { identityPaths } from '../../paths.ts';
import styles from '../guest/auth.module.css';
import { AuthCard } from '../guest/auth-card.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const result = await context.get(hostContext).attempt(getAddressObjection, { params: { token: params.token ?? '' } });
  return result.ok ? data({ change: result.data }) : data({ change: undefined }, { status: ERROR_STATUS.not_found });
}

export async function action({ context, params }: ActionFunctionArgs) {
  const host = context.get(hostContext);
  const result = await host.attempt(objectToAddressChange, { params: { token: params.token ?? '' } });
  if (!result.ok) return refuse(result);
  const { _id: id } = result.data;
  const next = id === null ? identityPaths.forgotPassword : identityPaths.changePassword(id);
  return redirect(localizePath(next, host.locale), 303);
}

/** For whoever had an email address or mobile number in an account before: the change was not theirs. */
export default function AddressObjection() {
  const t = useText();
  const format = useFormat();
  const mobileNumber = useMobileNumber();
  const { change } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (!change) {
    return (
      <AuthCard title={t('identity:objection.over')} intro={t('identity:objection.overText')}>
        <ButtonLink to={identityPaths.forgotPassword} wide>
          {t('identity:objection.newPassword')}
        </ButtonLink>
      </AuthCard>
    );
  }
  const { kind, restores, changedTo, changedAt } = change;
  const said = { to: mobileNumber(changedTo), when: format.dateTime(changedAt) };
  return (
    <AuthCard
      title={t('identity:objection.title')}
      intro={t(`identity:objection.${restores ? 'changed' : 'added'}.${kind}`, said)}
    >
      <p className={styles.what}>{t('identity:objection.what')}</p>
      <PostedForm refused={refused}>
        <SubmitButton>{t('identity:objection.submit')}</SubmitButton>
      </PostedForm>
      <p className={styles.note}>{t('identity:objection.yours')}</p>
    </AuthCard>
  );
}
