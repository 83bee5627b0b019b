import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { localizePath } from '#domain/text/locale.ts';
import { getMe } from '#features/identity/contract/profile.ts';
import { getPublicSettings } from '#features/site/contract/shown.ts';
import { sitePaths } from '#features/site/paths.ts';
import { ERROR_STATUS } from '#kit/contract/errors.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { readFields } from '#kit/web/page/read-fields.ts';
import { refuse } from '#kit/web/page/refused-form.ts';
import { Container } from '#ui/plain/container.tsx';
import { PageBand } from '#ui/plain/page-band.tsx';
import { ANSWERED_WITHIN_HOURS, getContactForm, sendContact } from '../../contract/contact-us.ts';
import { ContactForm } from '../contact-us/contact-form.tsx';
import styles from '../contact-us/contact-us.module.css';
import { ContactWays } from '../contact-us/contact-ways.tsx';
import { MessageReceived } from '../contact-us/message-received.tsx';
import { WhatHappensNext } from '../contact-us/what-happens-next.tsx';

export const handle = { texts: ['contactUs'] } satisfies PageHandle;

const FIELDS = ['name', 'email', 'phone', 'subject', 'message', 'form', 'website'] as const;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  const [settings, { form }, me] = await Promise.all([
    host.call(getPublicSettings),
    host.call(getContactForm),
    host.actor ? host.call(getMe) : undefined,
  ]);
  const known = { name: me?.fullName ?? '', email: me?.email ?? '' };
  return { settings, form, known, sent: url.searchParams.has('sent'), hours: ANSWERED_WITHIN_HOURS };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const host = context.get(hostContext);
  const typed = await readFields(request, ...FIELDS);
  const result = await host.attempt(sendContact, { body: typed });
  if (result.ok) throw redirect(localizePath(`${sitePaths.contactUs}?sent`, host.locale));
  // One that is too old is begun anew; of one that came too soon the clock goes on.
  const form = result.status === ERROR_STATUS.gone ? (await host.call(getContactForm)).form : typed.form;
  return refuse(result, { ...typed, form });
}

export default function ContactUs() {
  const t = useText();
  const { settings, form, known, sent, hours } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t('contactUs:title')} description={t('contactUs:description', { hours })} indexed />
      <PageBand title={t('contactUs:title')} lead={t('contactUs:lead', { hours })} picture="/slides/letter.svg" />
      <Container className={styles.page}>
        <div className={styles.columns}>
          {sent && !refused ? (
            <MessageReceived hours={hours} />
          ) : (
            <ContactForm form={form} known={known} refused={refused} />
          )}
          <aside className={styles.aside}>
            <WhatHappensNext hours={hours} />
            <ContactWays settings={settings} />
          </aside>
        </div>
      </Container>
    </>
  );
}
