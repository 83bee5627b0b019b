import { useCallback, useRef, useState } from 'react';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { Image } from '#domain/questionnaire/schema.ts';
import { CallError } from '#kit/contract/call.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import { sendingCall } from '#kit/web/calls/call-client.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { createImage } from '../../../contract/images.ts';

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

/** Sends pictures, one after the other. What is refused is told by its name; the others go on. */
export function useSendPictures(): SendingPictures {
  const t = useText();
  const messageOf = useErrorMessage();
  const [share, setShare] = useState<number>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const stopping = useRef<AbortController>(undefined);
  const words = useRef({ t, messageOf });
  words.current = { t, messageOf };

  const sendAll = useCallback(async (picked: readonly Picked[]): Promise<void> => {
    stopping.current?.abort();
    const own = new AbortController();
    stopping.current = own;
    setRefused([]);
    for (const [index, { file, take }] of picked.entries()) {
      const tell = (of: number) => !own.signal.aborted && setShare((index + of) / picked.length);
      tell(0);
      const why = tooLarge(file) ?? (await sendOne(file, take, tell));
      if (own.signal.aborted) return;
      if (why) setRefused((before) => [...before, why]);
    }
    setShare(undefined);

    function tooLarge({ name, size }: File): string | undefined {
      if (size <= LIMITS.sentImageBytes) return undefined;
      return words.current.t('builder:pictureTooLarge', { name, megabytes: LIMITS.sentImageBytes / MEGABYTE });
    }

    async function sendOne(file: File, take: Picked['take'], tell: (share: number) => void) {
      try {
        const body = new Uint8Array(await file.arrayBuffer());
        const image = await sendingCall(tell, own.signal)(createImage, { body });
        if (!own.signal.aborted) take(image);
        return undefined;
      } catch (error) {
        const why = (error instanceof CallError && error.fields.body?.[0]) || words.current.messageOf(error);
        return words.current.t('builder:pictureRefused', { name: file.name, why });
      }
    }
  }, []);

  const send = useCallback((picked: readonly Picked[]) => void sendAll(picked), [sendAll]);

  function stop(): void {
    stopping.current?.abort();
    setShare(undefined);
  }

  return { send, stop, share, refused };
}

/** A picture that was sent, in the place of another, whose words stay, or of none. */
export function asImage(sent: Sent, before: Image | undefined): Image {
  return { alt: {}, ...before, ...sent };
}
