import { Kbd } from '@mantine/core';
import { useOs } from '@mantine/hooks';

/** A key that is pressed together with Ctrl, or with ⌘ where that takes its part. */
export function Keys({ withKey }: { withKey: string }) {
  return <Kbd>{useOs() === 'macos' ? `⌘ ${withKey}` : `Ctrl + ${withKey}`}</Kbd>;
}
