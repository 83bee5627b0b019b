import { useCallback } from 'react';
import { type NavigateOptions, type To, useNavigate } from 'react-router';
import { localizeTo } from './localize-to.ts';
import { useLocale } from './use-i18n.ts';

/** Goes to a page in the language of this one: `navigate(projectPaths.build(project))`, or back with a number. */
export function useLocaleNavigate() {
  const locale = useLocale();
  const navigate = useNavigate();
  return useCallback(
    (to: To | number, options?: NavigateOptions): void => {
      void (typeof to === 'number' ? navigate(to) : navigate(localizeTo(to, locale), options));
    },
    [locale, navigate],
  );
}
