import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { type Fact, FactList } from '#ui/dashboard/fact-list.tsx';

/** The address and number one signs in with. They are verified, so they do not change with the profile. */
export function SignInDetails({ email, phone }: { email: string | null; phone: string | null }) {
  const t = useText();
  const format = useFormat();
  const facts: Fact[] = [];
  if (email) facts.push([t('account:email'), email]);
  if (phone) facts.push([t('account:phone'), format.mobile(phone)]);
  return <FactList facts={facts} />;
}
