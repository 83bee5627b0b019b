import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { localizePath } from '#domain/text/locale.ts';
import { AREAS } from '#features/identity/paths.ts';
import { ERROR_STATUS } from '#kit/contract/errors.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { readFields } from '#kit/web/page/read-fields.ts';
import { Button } from '#ui/plain/button.tsx';
import { Container } from '#ui/plain/container.tsx';
import { chooseDigest, getDigestChoice } from '../../contract/settings.ts';
import { notificationPaths } from '../../paths.ts';
import styles from './unsubscribe.module.css';

export const handle = { texts: ['notifications'] } satisfies PageHandle;

/** Programs that look at links in emails open this page: it is the button that changes something. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const found = await context.get(hostContext).attempt(getDigestChoice, { params: { token: String(params.token) } });
  if (!found.ok && found.status !== ERROR_STATUS.not_found) throw data(null, { status: found.status });
  if (!found.ok) return data({ digest: undefined, changed: false }, { status: found.status });
  return data({ digest: found.data.digest, changed: url.searchParams.has('changed') });
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const host = context.get(hostContext);
  const token = String(params.token);
  const typed = await readFields(request, 'digest', 'List-Unsubscribe');
  await host.call(chooseDigest, { params: { token }, body: { digest: typed.digest === 'yes' } });
  // A mail program in its reader's stead (RFC 8058): it follows no redirect.
  if (typed['List-Unsubscribe'] === 'One-Click') return null;
  throw redirect(localizePath(`${notificationPaths.unsubscribe(token)}?changed`, host.locale));
}

/** Ends the daily email, or takes it up again, for whoever has the link from one. */
export default function UnsubscribePage() {
  const t = useText();
  const { digest, changed } = useLoaderData<typeof loader>();
  const isOver = digest === undefined;
  const title = t(isOver ? 'notifications:unsubscribe.over' : 'notifications:unsubscribe.title');
  return (
    <Container className={styles.page}>
      <PageHead title={title} />
      <h1 data-matra>{title}</h1>
      {isOver ? <p>{t('notifications:unsubscribe.overText')}</p> : <Choice digest={digest} changed={changed} />}
      <p>
        <LocaleLink to={notificationPaths.settings(AREAS.dashboard)}>
          {t('notifications:unsubscribe.signIn')}
        </LocaleLink>
      </p>
    </Container>
  );
}

interface ChoiceProps {
  digest: boolean;
  changed: boolean;
}

function Choice({ digest, changed }: ChoiceProps) {
  const t = useText();
  const said = digest ? (changed ? 'sent' : 'ask') : 'stopped';
  return (
    <>
      <p role={changed ? 'status' : undefined}>{t(`notifications:unsubscribe.${said}`)}</p>
      <Form method="post">
        <input type="hidden" name="digest" value={digest ? 'no' : 'yes'} />
        <Button type="submit" variant={digest ? 'primary' : 'secondary'}>
          {t(digest ? 'notifications:unsubscribe.stop' : 'notifications:unsubscribe.again')}
        </Button>
      </Form>
    </>
  );
}
