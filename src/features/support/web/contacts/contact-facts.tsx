import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useMobileNumber } from '#kit/web/i18n/use-mobile-number.ts';
import { type Fact, FactList } from '#ui/dashboard/facts/fact-list.tsx';
import { Moment } from '#ui/dashboard/facts/moment.tsx';
import type { Contact } from '../../contract/contacts.ts';

/** Who wrote, how they are reached, and by when they were promised an answer. */
export function ContactFacts({ contact }: { contact: Contact }) {
  const t = useText();
  const format = useFormat();
  const mobile = useMobileNumber();
  const { name, email, phone, account, locale, createdAt, dueAt } = contact;
  const facts: Fact[] = [
    [t('support:sender'), name],
    [
      t('support:email'),
      <a key="email" href={`mailto:${email}`}>
        {email}
      </a>,
    ],
    ...(phone ? [[t('support:phone'), mobile(phone)] as const] : []),
    [t('support:account'), account ? account.fullName : t('support:noAccount')],
    [t('support:language'), t(`forms:languageName.${locale}`)],
    [t('support:came'), format.dateTime(createdAt)],
    [t('support:due'), <Moment key="due" at={dueAt} />],
  ];
  return <FactList facts={facts} />;
}
