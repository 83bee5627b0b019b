import { z } from 'zod';
import type { ActionColours } from '#domain/colour/action-colours.ts';
import { isReadableAction } from '#domain/colour/action-pairs.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { CONTENT_CHANGES } from '../rate-limits.ts';
import { contentRevision } from './content.ts';
import { uploadedImage } from './content-images.ts';

const picture = uploadedImage.nullable();

/** As it is edited. All is null where the product's own stands. */
const lookFields = z.strictObject({
  action: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, 'colour')
    .refine(isReadableAction, 'colourTooWeak')
    .nullable()
    .describe('Colour of buttons and links by day, as `#rrggbb`, readable on every ground; null for the product’s own'),
  logo: picture.describe('Picture in place of the product’s name; null for none'),
  logoDark: picture.describe('The same on dark pages; null where the other stands there on a light plate'),
  icon: picture.describe('Picture of browser tabs and home screens; null for the product’s own'),
});

const withLogo = { path: ['logo'], error: 'required' };
const isWhole = ({ logo, logoDark }: { logo: unknown; logoDark: unknown }) => logo !== null || logoDark === null;

export const siteLook = lookFields.refine(isWhole, withLogo);
export type SiteLookValues = z.infer<typeof siteLook>;

export const lookState = lookFields.extend({
  action: z.string().nullable().describe('Colour of buttons and links by day; null for the product’s own'),
  revision: contentRevision,
});

export const updateSiteLook = endpoint({
  name: 'updateSiteLook',
  method: 'PUT',
  path: '/site/settings/look',
  summary:
    'Change the colour of buttons and links, the logo and the icon; what the dark scheme shows follows from the colour',
  access: 'settings',
  limits: [CONTENT_CHANGES],
  refusals: ['conflict'],
  message: 'saved',
  body: lookFields.extend({ revision: contentRevision }).refine(isWhole, withLogo),
  data: lookState,
});

const colour = z.string();
const colours = z.object({
  primary: colour.describe('Of buttons'),
  'primary-hover': colour.describe('Of buttons under the pointer'),
  'primary-active': colour.describe('Of buttons while they are pressed'),
  'on-primary': colour.describe('Of words on all three'),
  'primary-tint': colour.describe('Ground of what is chosen'),
  'primary-text': colour.describe('Of links'),
} satisfies Record<keyof ActionColours, z.ZodType>);

const address = z.string();
const shownLook = z.object({
  colours: z
    .object({ light: colours.describe('By day'), dark: colours.describe('On dark pages') })
    .nullable()
    .describe('What is coloured otherwise than by the product itself; null for nothing'),
  logo: z
    .object({
      light: address.describe('Address of the picture, 160 pixels high'),
      dark: address.nullable().describe('The same on dark pages; null where the other stands there on a light plate'),
      width: z.int().describe('In pixels, as it was sent'),
      height: z.int().describe('In pixels, as it was sent'),
    })
    .nullable()
    .describe('Picture in place of the product’s name; null for none'),
  icon: z
    .object({
      small: address.describe('Address of a square PNG for browser tabs'),
      large: address.describe('The same for home screens'),
    })
    .nullable()
    .describe('Picture of browser tabs and home screens; null for the product’s own'),
});
export type ShownLook = z.infer<typeof shownLook>;

export const getSiteLook = endpoint({
  name: 'getSiteLook',
  method: 'GET',
  path: '/site/look',
  summary: 'Colours, logo and icon of the site, as far as they are not the product’s own',
  access: 'anyone',
  data: shownLook,
});
