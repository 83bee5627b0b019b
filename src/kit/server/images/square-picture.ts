import { LIMITS } from '#domain/questionnaire/limits.ts';
import { invalidField } from '#kit/contract/errors.ts';
import { remakeInTurn } from './image-thread.ts';

/** As the specification has them for photos. */
const FORMATS = ['jpeg', 'gif', 'png'] as const;
/** As large as any screen shows one, and room for larger ones to come. */
const SIDE = 512;

/** A photo or a logo made anew of what was sent as a call's body, judged by its bytes; what is none is refused. */
export async function squarePicture(sent: Uint8Array): Promise<Uint8Array> {
  const made = await remakeInTurn({ sent, formats: FORMATS, side: SIDE, square: true });
  if (!('problem' in made)) return made.bytes;
  if (made.problem === 'imageType') throw invalidField('body', 'photoType');
  throw invalidField('body', made.problem, { megapixels: LIMITS.sentPixels / 1e6 });
}
