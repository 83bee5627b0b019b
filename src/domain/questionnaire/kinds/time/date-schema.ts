import { z } from 'zod';
import { asked } from '../../asked-schema.ts';

const day = z.iso.date().optional();

export const dateSchema = z.strictObject({ ...asked, kind: z.literal('date'), min: day, max: day });
