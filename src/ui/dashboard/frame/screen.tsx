import { Skeleton } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { useHydrated } from '../../use-hydrated.ts';
import { Waiting } from '../states/waiting.tsx';
import styles from './screen.module.css';

/**
 * A screen, once script is at work. Before that its fields would take what is typed and lose it, and its buttons would
 * do nothing.
 */
export function Screen({ waiting, children }: { waiting?: ComponentType; children: ReactNode }) {
  return useHydrated() ? children : <ScreenSkeleton shape={waiting} />;
}

function ScreenSkeleton({ shape: Shape }: { shape?: ComponentType }) {
  const t = useText();
  return (
    <>
      <PageHead />
      <noscript>
        <p className={styles.needsScript}>{t('common:needsScript')}</p>
      </noscript>
      {Shape ? (
        <Waiting>
          <Shape />
        </Waiting>
      ) : (
        <Waiting className={styles.skeleton}>
          <Skeleton height={32} width={220} />
          <Skeleton height={96} />
          <Skeleton height={240} />
        </Waiting>
      )}
    </>
  );
}
