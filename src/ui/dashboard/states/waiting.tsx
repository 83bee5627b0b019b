import type { ReactNode } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { VisuallyHidden } from '../../plain/visually-hidden.tsx';

interface WaitingProps {
  className?: string;
  /** Skeletons. */
  children: ReactNode;
}

/** The shape of what is on its way; a word to those who hear the page. */
export function Waiting({ className, children }: WaitingProps) {
  const t = useText();
  return (
    <div className={className} aria-busy="true">
      <VisuallyHidden>{t('common:loading')}</VisuallyHidden>
      {children}
    </div>
  );
}
