import { ActionIcon, Tooltip } from '@mantine/core';
import {
  IconChartBar,
  IconCircle,
  IconCircleFilled,
  IconClipboardList,
  IconLifebuoy,
  IconShieldLock,
  IconSpeakerphone,
} from '@tabler/icons-react';
import type { News } from '#kit/contract/notification.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Moment } from '#ui/dashboard/facts/moment.tsx';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import type { Notification } from '../contract/own.ts';
import styles from './notification-list.module.css';
import { useMarking } from './use-marking.ts';

interface NotificationListProps {
  items: readonly Notification[];
  /** In the bell there is less room. */
  compact?: boolean;
  /** One was followed to where it leads. */
  onFollow?: () => void;
}

/** What somebody was told, each with where it leads; who follows one has read it. */
export function NotificationList({ items, compact, onFollow }: NotificationListProps) {
  return (
    <ul className={styles.list} data-compact={compact || undefined}>
      {items.map((item) => (
        <Entry key={item._id} item={item} onFollow={onFollow} />
      ))}
    </ul>
  );
}

const SIGNS: Record<News, typeof IconChartBar> = {
  responses: IconChartBar,
  project: IconClipboardList,
  support: IconLifebuoy,
  announcement: IconSpeakerphone,
  account: IconShieldLock,
};

function Entry({ item, onFollow }: { item: Notification; onFollow: (() => void) | undefined }) {
  const t = useText();
  const { mark } = useMarking();
  const { _id: id, about, text, more, link, read, createdAt } = item;
  const Sign = SIGNS[about];
  const does = t(read ? 'notifications:markUnread' : 'notifications:markRead', { text });

  function follow(): void {
    if (!read) mark(id, true);
    onFollow?.();
  }

  return (
    <li data-unread={!read || undefined}>
      <span className={styles.sign} aria-hidden="true">
        <Sign size={20} />
      </span>
      <div className={styles.words}>
        {read ? null : <VisuallyHidden>{t('notifications:new')}: </VisuallyHidden>}
        {link ? (
          <LocaleLink to={link} onClick={follow}>
            {text}
          </LocaleLink>
        ) : (
          <strong>{text}</strong>
        )}
        {more ? <p>{more}</p> : null}
        <span className={styles.when}>
          <Moment at={createdAt} />
        </span>
      </div>
      <Tooltip label={t(read ? 'notifications:asUnread' : 'notifications:asRead')}>
        <ActionIcon
          variant="subtle"
          color={read ? 'gray' : undefined}
          size={44}
          className={styles.mark}
          aria-label={does}
          onClick={() => mark(id, !read)}
        >
          {/* A dot, as what is new has one; where it was, one that is empty, while one points there. */}
          {read ? <IconCircle size={14} aria-hidden="true" /> : <IconCircleFilled size={12} aria-hidden="true" />}
        </ActionIcon>
      </Tooltip>
    </li>
  );
}
