import type { ActionColours } from '#domain/colour/action-colours.ts';
import type { ShownLook } from '#features/site/contract/site-look.ts';
import type { PageLook } from '#kit/web/page/site-look.ts';

/** The look as pages take it: the colours as a style of their own, which weighs nothing where there are none. */
export function pageLook({ colours, logo, icon }: ShownLook): PageLook {
  // Printing takes the light scheme, as `ui/tokens.css` does; twice the root, so that it counts wherever it stands.
  const style =
    colours &&
    `:root:root{${valuesOf(colours.light)}}@media screen and (prefers-color-scheme:dark){:root:root{${valuesOf(colours.dark)}}}`;
  return { style, logo, icon };
}

function valuesOf(colours: ActionColours): string {
  return Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');
}
