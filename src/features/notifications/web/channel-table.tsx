import { Checkbox } from '@mantine/core';
import type { Channel } from '#kit/contract/notification.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { NotificationSettings } from '../contract/settings.ts';
import styles from './channel-table.module.css';

const WAYS = ['app', 'mail'] as const;
type Way = (typeof WAYS)[number];

interface ChannelTableProps {
  kinds: NotificationSettings['kinds'];
  channelOf: (kind: string) => Channel;
  onChange: (kind: string, channel: Channel) => void;
}

/** What one is told of, a line each, and a tick under every way of it. */
export function ChannelTable({ kinds, channelOf, onChange }: ChannelTableProps) {
  const t = useText();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          {WAYS.map((way) => (
            <th key={way} scope="col">
              {t(`notifications:channelOf.${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ kind, label, offered }) => {
          const channel = channelOf(kind);
          return (
            <tr key={kind}>
              <th scope="row">{label}</th>
              {WAYS.map((way) => {
                const next = turned(channel, way);
                return (
                  <td key={way}>
                    <Checkbox
                      aria-label={`${label}: ${t(`notifications:channelOf.${way}`)}`}
                      checked={channel === way || channel === 'both'}
                      disabled={!offered.includes(next)}
                      onChange={() => onChange(kind, next)}
                    />
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** With one way more, or one less. */
function turned(channel: Channel, way: Way): Channel {
  const other = way === 'app' ? 'mail' : 'app';
  if (channel === 'both') return other;
  if (channel === way) return 'none';
  return channel === other ? 'both' : way;
}
