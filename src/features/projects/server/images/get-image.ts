import { sizedImages } from '#kit/server/images/sized-images.ts';
import { IMAGE_SIZES } from '../../rate-limits.ts';
import { storedImage } from './stored-image.ts';

/** An image in one of its sizes, for whoever knows its key: those to whom a questionnaire named it. */
export const getImage = sizedImages({ of: 'images', limit: IMAGE_SIZES, read: storedImage });
