import { useMantineColorScheme } from '@mantine/core';
import { useState } from 'react';

type Scheme = 'light' | 'dark';

/** The device says which scheme is shown; here, where one looks at both, a button turns the rules on and off. */
export function useScheme(): [Scheme, () => void] {
  const { setColorScheme } = useMantineColorScheme();
  const [scheme, setScheme] = useState<Scheme>('light');

  function turn(): void {
    const next = scheme === 'dark' ? 'light' : 'dark';
    for (const rule of darkRules()) rule.media.mediaText = next === 'dark' ? 'screen' : 'not all';
    setColorScheme(next);
    setScheme(next);
  }
  return [scheme, turn];
}

let found: CSSMediaRule[] | undefined;

/** Those of tokens.css; found once, for they no longer look like it when they were turned. */
function darkRules(): CSSMediaRule[] {
  found ??= [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter((rule) => rule.media.mediaText.includes('prefers-color-scheme: dark'));
  return found;
}
