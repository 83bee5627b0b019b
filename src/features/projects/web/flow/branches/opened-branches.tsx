import { type ComponentProps, lazy, Suspense } from 'react';
import type { BranchPanel } from './branch-panel.tsx';

/** What branches are changed with: much of Build, which nobody waits for who looks at the flow. */
export const fetchPanel = () => import('./branch-panel.tsx');

const Panel = lazy(async () => ({ default: (await fetchPanel()).BranchPanel }));

/** A question that is open, as soon as what it is changed with is there. */
export function OpenedBranches(props: ComponentProps<typeof BranchPanel>) {
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  );
}
