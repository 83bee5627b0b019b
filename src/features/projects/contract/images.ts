import { imageSchema } from '#domain/questionnaire/images/image-schema.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { bytes, endpoint } from '#kit/contract/endpoint.ts';
import { NEW_IMAGES } from '../rate-limits.ts';

const uploaded = imageSchema.pick({ key: true, width: true, height: true });

export const createImage = endpoint({
  name: 'createImage',
  method: 'POST',
  path: '/images',
  summary:
    'Upload an image (JPEG, PNG, GIF, WebP or AVIF, judged by its bytes), as bytes, for questions and options to name. ' +
    'It is made anew, without what a camera writes into it, and served at `/images/{key}?w=&h=&q=`',
  access: 'signed-in',
  limits: [NEW_IMAGES],
  refusals: ['too_large', 'busy'],
  status: 201,
  keysKnown: 'At any time, for the same bytes are the same image,',
  body: bytes,
  mostBytes: LIMITS.sentImageBytes,
  data: uploaded,
});

export const createLogo = endpoint({
  name: 'createLogo',
  method: 'POST',
  path: '/images/logos',
  summary:
    'Upload a picture as `createImage` does, of which what is see-through stays so: a logo or an icon of the site. ' +
    'SVG is refused: it may hold script',
  access: 'settings',
  limits: [NEW_IMAGES],
  refusals: ['too_large', 'busy'],
  status: 201,
  keysKnown: 'At any time, for the same bytes are the same image,',
  body: bytes,
  mostBytes: LIMITS.sentImageBytes,
  data: uploaded,
});
