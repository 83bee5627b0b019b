import type { LinkProps } from 'react-router';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { type ButtonLook, buttonClass } from './button-look.ts';

/** A link that looks like a button: it goes somewhere and changes nothing. */
export function ButtonLink({ variant, wide, className, ...rest }: LinkProps & ButtonLook) {
  return <LocaleLink className={buttonClass({ variant, wide }, className)} {...rest} />;
}
