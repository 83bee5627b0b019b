import { parseSecureAddress } from '../../text/web-address.ts';

/** Where a video is watched: at a place that people know, or as a file anywhere. */
export type VideoPlace = 'youtube' | 'vimeo' | 'facebook' | 'file';

/** What the address of one video looks like, by the hosts that have it. What leads to a channel or a list is none. */
const SHAPES: readonly { place: VideoPlace; host: RegExp; path: RegExp }[] = [
  { place: 'youtube', host: /^((www|m|music)\.)?youtube\.com$/, path: /^\/watch\?(.*&)?v=[\w-]{11}(&|$)/ },
  {
    place: 'youtube',
    host: /^((www|m|music)\.)?youtube(-nocookie)?\.com$/,
    path: /^\/(shorts|live|embed)\/[\w-]{11}([/?]|$)/,
  },
  { place: 'youtube', host: /^youtu\.be$/, path: /^\/[\w-]{11}([/?]|$)/ },
  { place: 'vimeo', host: /^(www\.)?vimeo\.com$/, path: /^\/(channels\/[\w-]+\/)?\d+(\/[\da-f]+)?\/?(\?|$)/ },
  { place: 'vimeo', host: /^player\.vimeo\.com$/, path: /^\/video\/\d+(\?|$)/ },
  { place: 'facebook', host: /^((www|m|web)\.)?facebook\.com$/, path: /^\/watch\/?\?(.*&)?v=\d+(&|$)/ },
  {
    place: 'facebook',
    host: /^((www|m|web)\.)?facebook\.com$/,
    path: /^\/(reel\/\d+|share\/[vr]\/\w+|[\w.-]+\/videos\/([^/?]+\/)?\d+)\/?(\?|$)/,
  },
  { place: 'facebook', host: /^fb\.watch$/, path: /^\/[\w-]+\/?(\?|$)/ },
];

const FILE = /\.(mp4|m4v|webm|ogv|mov)$/i;

export interface VideoAddress {
  address: string;
  place: VideoPlace;
  /** Whose name people are told where the place itself has none. */
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
  const place = shape?.place ?? (FILE.test(pathname) ? 'file' : undefined);
  return place && { address, place, host };
}
