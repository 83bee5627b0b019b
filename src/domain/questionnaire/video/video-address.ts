import { parseSecureAddress } from '../../text/web-address.ts';

/** Where a video is watched: with a host that people know, or as a file anywhere. */
export type WatchedAt = 'youtube' | 'vimeo' | 'facebook' | 'file';

/** What the address of one video looks like, by the hosts that have it. What leads to a channel or a list is none. */
const SHAPES: readonly { watchedAt: WatchedAt; host: RegExp; path: RegExp }[] = [
  { watchedAt: 'youtube', host: /^((www|m|music)\.)?youtube\.com$/, path: /^\/watch\?(.*&)?v=[\w-]{11}(&|$)/ },
  {
    watchedAt: 'youtube',
    host: /^((www|m|music)\.)?youtube(-nocookie)?\.com$/,
    path: /^\/(shorts|live|embed)\/[\w-]{11}([/?]|$)/,
  },
  { watchedAt: 'youtube', host: /^youtu\.be$/, path: /^\/[\w-]{11}([/?]|$)/ },
  { watchedAt: 'vimeo', host: /^(www\.)?vimeo\.com$/, path: /^\/(channels\/[\w-]+\/)?\d+(\/[\da-f]+)?\/?(\?|$)/ },
  { watchedAt: 'vimeo', host: /^player\.vimeo\.com$/, path: /^\/video\/\d+(\?|$)/ },
  { watchedAt: 'facebook', host: /^((www|m|web)\.)?facebook\.com$/, path: /^\/watch\/?\?(.*&)?v=\d+(&|$)/ },
  {
    watchedAt: 'facebook',
    host: /^((www|m|web)\.)?facebook\.com$/,
    path: /^\/(reel\/\d+|share\/[vr]\/\w+|[\w.-]+\/videos\/([^/?]+\/)?\d+)\/?(\?|$)/,
  },
  { watchedAt: 'facebook', host: /^fb\.watch$/, path: /^\/[\w-]+\/?(\?|$)/ },
];

const FILE = /\.(mp4|m4v|webm|ogv|mov)$/i;

export interface VideoAddress {
  address: string;
  watchedAt: WatchedAt;
  /** Whose name people are told of a file. */
  host: string;
}

/**
 * The address of a video as a browser would write it, and where it is watched; undefined for what is not of https or is
 * no video that we know by its address.
 */
export function readVideoAddress(typed: string): VideoAddress | undefined {
  const address = parseSecureAddress(typed.trim());
  if (address === undefined) return undefined;
  const { hostname: host, port, pathname, search } = new URL(address);
  const shape = port === '' ? SHAPES.find((one) => one.host.test(host) && one.path.test(pathname + search)) : undefined;
  const watchedAt = shape?.watchedAt ?? (FILE.test(pathname) ? 'file' : undefined);
  return watchedAt && { address, watchedAt, host };
}
