import type { Uploads } from '#domain/questionnaire/kind.ts';
import type { FileRoom } from '#features/responses/public.ts';
import { countHere } from '#kit/server/rate-limit/count-here.ts';
import { networkOf } from '#kit/server/rate-limit/network-of.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { FILES, OWN_DOWNLOADS, PIECES } from '../../rate-limits.ts';

/** Where files go, and how much of them there may be. */
export interface FileKeeping {
  storage: Storage;
  room: FileRoom;
}

/** Who sends, for what is counted. */
export interface Sender {
  ip: string;
  now: Date;
}

/** How often over what a question takes may be sent, before what was given up is gone: people change their minds. */
const MOST_CHANGES = 10;

/** How many files one respondent may begin to a question. */
export function mostBegun({ maxFiles, mostChanges = MOST_CHANGES }: Uploads): number {
  return maxFiles * mostChanges;
}

const countFile = countHere(FILES);
const countPiece = countHere(PIECES);
const countDownload = countHere(OWN_DOWNLOADS);

/** Counts a file that is begun, and refuses it with `limited` when there were too many. */
export function limitFiles(projectId: string, { ip, now }: Sender): void {
  countFile(`${projectId} ${networkOf(ip)}`, now);
}

export function limitPieces(projectId: string, { ip, now }: Sender): void {
  countPiece(`${projectId} ${networkOf(ip)}`, now);
}

export function limitDownloads(projectId: string, { ip, now }: Sender): void {
  countDownload(`${projectId} ${networkOf(ip)}`, now);
}
