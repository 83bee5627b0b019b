import { useState } from 'react';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { Image } from '#domain/questionnaire/schema.ts';
import { CallError } from '#kit/contract/call.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import { sendingCall } from '#kit/web/calls/call-client.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { createImage } from '../../../contract/images.ts';
import { sendingLine } from './sending-line.ts';

const MEGABYTE = 1024 * 1024;

/** What pictures are chosen from; the server looks at what is in them. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/gif,image/webp,image/avif';

type Sent = Data<typeof createImage>;

/** A picture that was picked, and what becomes of it once it is there. */
export interface Picked {
  file: File;
  take: (image: Sent) => void;
}

export interface SendingPictures {
  send: (picked: readonly Picked[]) => void;
  stop: () => void;
  /** Of all that are on their way, from 0 to 1; undefined while none is. */
  share: number | undefined;
  /** Why some were not taken, in words. */
  refused: readonly string[];
}

/** A file that was not taken. */
interface Refused {
  name: string;
  why: 'tooLarge' | { error: unknown };
}

/** Sends pictures, one after the other. What is refused is told by its name; the others go on. */
export function useSendPictures(): SendingPictures {
  const wordsOf = useRefusalWords();
  const [share, setShare] = useState<number>();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [line] = useState(() =>
    sendingLine<Picked>({
      async send({ file, take }, tell, signal) {
        const sent = await sendOne(file, tell, signal);
        if (signal.aborted) return;
        if ('why' in sent) setRefused((before) => [...before, { name: file.name, why: sent.why }]);
        else take(sent);
      },
      onShare: setShare,
      onBegin: () => setRefused([]),
    }),
  );
  return { send: line.add, stop: line.stop, share, refused: refused.map(wordsOf) };
}

async function sendOne(
  file: File,
  tell: (share: number) => void,
  signal: AbortSignal,
): Promise<Sent | Pick<Refused, 'why'>> {
  if (file.size > LIMITS.sentImageBytes) return { why: 'tooLarge' };
  try {
    const body = new Uint8Array(await file.arrayBuffer());
    return await sendingCall(tell, signal)(createImage, { body });
  } catch (error) {
    return { why: { error } };
  }
}

function useRefusalWords(): (refused: Refused) => string {
  const t = useText();
  const messageOf = useErrorMessage();
  return ({ name, why }) => {
    if (why === 'tooLarge') return t('builder:pictureTooLarge', { name, megabytes: LIMITS.sentImageBytes / MEGABYTE });
    const { error } = why;
    const atBody = error instanceof CallError ? error.fields.body?.[0] : undefined;
    return t('builder:pictureRefused', { name, why: atBody ?? messageOf(error) });
  };
}

/** A picture that was sent, in the place of another, whose words stay, or of none. */
export function asImage(sent: Sent, before: Image | undefined): Image {
  return { alt: {}, ...before, ...sent };
}
