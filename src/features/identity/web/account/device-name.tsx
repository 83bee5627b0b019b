import { useText } from '#kit/web/i18n/use-i18n.ts';
import { describeDevice } from '../../describe-device.ts';

/** What a device is called: browser and system, in the words of the page. */
export function useDeviceName(): (userAgent: string) => string {
  const t = useText();
  return (userAgent) => {
    const known = describeDevice(userAgent);
    return known ? t('account:device', known) : t('account:unknownDevice');
  };
}

/** The name of a device, with what it says of itself for whoever wants to know. */
export function DeviceName({ userAgent }: { userAgent: string }) {
  const nameOf = useDeviceName();
  return <span title={userAgent || undefined}>{nameOf(userAgent)}</span>;
}
