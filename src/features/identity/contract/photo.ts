import { z } from 'zod';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { bytes, done, endpoint } from '#kit/contract/endpoint.ts';
import { NEW_PHOTOS } from '../rate-limits.ts';

export const updatePhoto = endpoint({
  name: 'updatePhoto',
  method: 'PUT',
  path: '/users/me/photo',
  summary:
    'Upload the photo of the caller (JPG, GIF or PNG, judged by its bytes), as bytes. It is made anew as a square, ' +
    'without what a camera writes into it, and served below the address that `image` names, at `?q=80&w=40&h=40`',
  access: 'signed-in',
  limits: [NEW_PHOTOS],
  refusals: ['busy'],
  keysKnown: 'For as long as it is the photo, for the same bytes are the same photo,',
  body: bytes,
  mostBytes: LIMITS.sentImageBytes,
  data: z.object({ image: z.string().describe('Address of the photo, as in the profile') }),
});

export const deletePhoto = endpoint({
  name: 'deletePhoto',
  method: 'DELETE',
  path: '/users/me/photo',
  summary: 'Remove the photo of the caller',
  access: 'signed-in',
  data: done,
});
