import { Kbd } from '@mantine/core';
import { useOs } from '@mantine/hooks';

/** A key that is pressed together with Ctrl, or with ⌘ where that takes its part. */
export function Keys({ withKey }: { withKey: string }) {
  return <Kbd>{['macos', 'ios'].includes(useOs()) ? `⌘ ${withKey}` : `Ctrl + ${withKey}`}</Kbd>;
}

interface KeysRowProps {
  words: string;
  withKey: string;
  /** Another key that does the same. */
  or?: string;
}

/** In a list of what keys do: one of them. */
export function KeysRow({ words, withKey, or }: KeysRowProps) {
  return (
    <div>
      <dt>{words}</dt>
      <dd>
        <Keys withKey={withKey} />
        {or === undefined ? null : <Keys withKey={or} />}
      </dd>
    </div>
  );
}
