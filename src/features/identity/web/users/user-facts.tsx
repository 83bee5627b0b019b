import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useMobileNumber } from '#kit/web/i18n/use-mobile-number.ts';
import { type Fact, FactList } from '#ui/dashboard/facts/fact-list.tsx';
import type { UserAccount } from '../../contract/users.ts';

/** What is known of somebody. */
export function UserFacts({ user }: { user: UserAccount }) {
  const t = useText();
  const format = useFormat();
  const mobile = useMobileNumber();
  const facts: Fact[] = [
    ...(user.email ? [[t('users:facts.email'), user.email] as const] : []),
    ...(user.phone ? [[t('users:phone'), mobile(user.phone)] as const] : []),
    [t('users:role'), t(`users:roleOf.${user.role}`)],
    ...(user.organization ? [[t('users:facts.organization'), user.organization] as const] : []),
    ...(user.occupation ? [[t('users:facts.occupation'), user.occupation] as const] : []),
    [t('users:facts.projects'), format.number(user.projects)],
    [t('users:joined'), format.dateTime(user.createdAt)],
  ];
  return <FactList facts={facts} />;
}
