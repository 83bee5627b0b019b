import type { ReactNode } from 'react';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';

interface SlideLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

/** Editors link to pages of this site (`/faq`) and to others (`https://…`). */
export function SlideLink({ to, className, children }: SlideLinkProps) {
  if (to.startsWith('/')) {
    return (
      <LocaleLink to={to} className={className}>
        {children}
      </LocaleLink>
    );
  }
  return (
    <a href={to} className={className} rel="noopener">
      {children}
    </a>
  );
}
