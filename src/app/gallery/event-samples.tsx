import { IconLock, IconMessagePlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { CallError } from '#kit/contract/call.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { StatusBadge } from '#ui/dashboard/facts/status-badge.tsx';
import { Timeline, type TimelineEvent } from '#ui/dashboard/facts/timeline.tsx';
import { LoadMore } from '#ui/dashboard/lists/load-more.tsx';
import { Avatar } from '#ui/plain/avatar.tsx';
import { Sample } from './sample.tsx';

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const LONG = 'পাতা খোলে, কিন্তু “পরবর্তী” চাপলে কিছুই হয় না। দুটি ফোনে দেখেছি, দুটিতেই এমন।';

export function EventSamples() {
  const t = useText();
  const events: TimelineEvent[] = [
    { id: 'a', mark: <IconMessagePlus size={18} />, title: <strong>Owner Example</strong>, at: hoursAgo(50) },
    {
      id: 'b',
      mark: <Avatar name="Owner Example" id="b" size={32} />,
      title: <strong>Owner Example</strong>,
      at: hoursAgo(49),
      children: LONG,
    },
    {
      id: 'c',
      mark: <IconLock size={18} />,
      title: (
        <>
          <strong>Agent Example</strong> <StatusBadge tone="success">{t('projects:status.complete')}</StatusBadge>
        </>
      ),
      at: hoursAgo(0.2),
    },
  ];
  return (
    <>
      <Sample title="What happened, in order">
        <Timeline label={t('common:notifications')} events={events} />
      </Sample>
      <Sample title="A list that grows" narrow>
        <Growing />
      </Sample>
    </>
  );
}

const PAGE = 4;
const MOST = 10;

/** The second page fails at the first try. */
function Growing() {
  const t = useText();
  const failed = useRef(false);
  const query = useInfiniteQuery({
    queryKey: ['gallery', 'growing'],
    queryFn: async ({ pageParam: from }) => {
      if (from === PAGE && !failed.current) {
        failed.current = true;
        throw new CallError(503, 'busy', t('failures:offline'));
      }
      return { items: Array.from({ length: Math.min(PAGE, MOST - from) }, (_, place) => from + place + 1) };
    },
    initialPageParam: 0,
    getNextPageParam: (_, pages) => (pages.length * PAGE < MOST ? pages.length * PAGE : null),
    retry: false,
  });
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <ol lang="en">
        {items.map((number) => (
          <li key={number}>{number}</li>
        ))}
      </ol>
      <LoadMore query={query} shown={items.length} />
    </>
  );
}
