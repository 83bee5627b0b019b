import { z } from 'zod';
import { imageSchema } from '#domain/questionnaire/images/image-schema.ts';

/** A picture that an editor uploaded. */
export const uploadedImage = imageSchema.pick({ key: true, width: true, height: true });
export type UploadedImage = z.infer<typeof uploadedImage>;

/** Uploaded, or one of the pictures that the product brings. */
export const contentImage = z.union([
  uploadedImage,
  z.strictObject({
    path: z
      .string()
      .regex(/^\/slides\/[a-z0-9-]+\.svg$/)
      .describe('Address of a picture that the product brings'),
  }),
]);
export type ContentImage = z.infer<typeof contentImage>;
