import { siteColours } from '#domain/colour/action-colours.ts';
import { imageAddress } from '#domain/questionnaire/images/image-address.ts';
import { fromCache } from '#kit/server/content/content-cache.ts';
import type { Db } from '#kit/server/database/db.ts';
import { type Look, readLook } from '#kit/server/look/look.ts';
import type { ShownLook } from '../contract/site-look.ts';

/** Three times as high as it is shown. */
const LOGO = { h: 160 } as const;

/** What every page looks like, from a second after a change on. */
export async function getSiteLook(db: Db, now: Date): Promise<ShownLook> {
  return await fromCache(db, now, 'look', async () => shown(await readLook(db)));
}

function shown({ action, logo, logoDark, icon }: Look): ShownLook {
  return {
    colours: action === null ? null : siteColours(action),
    logo: logo && {
      light: imageAddress(logo.key, LOGO),
      dark: logoDark && imageAddress(logoDark.key, LOGO),
      width: logo.width,
      height: logo.height,
    },
    icon: icon && { small: square(icon.key, 80), large: square(icon.key, 320) },
  };
}

function square(key: string, side: 80 | 320): string {
  return imageAddress(key, { w: side, h: side, png: true });
}
