import type { ReactNode } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { EmptyState } from './empty-state.tsx';

interface NoPermissionProps {
  /** Whom to ask, where that is not the owner. */
  hint?: string;
  /** The way on. */
  action?: ReactNode;
  /** Where no other heading stands above it. */
  isWholePage?: boolean;
}

/** In place of what whoever is signed in may not see: no failure, and no number to be told. */
export function NoPermission({ hint, action, isWholePage }: NoPermissionProps) {
  const t = useText();
  return (
    <EmptyState
      picture="no-permission"
      heading={isWholePage ? 'h1' : 'h2'}
      title={t('common:noPermission')}
      text={hint ?? t('common:noPermissionHint')}
      action={action}
    />
  );
}
