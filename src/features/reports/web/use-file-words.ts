import { FILE_GROUPS, fitsGroups } from '#domain/questionnaire/kinds/files/file-groups.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** How large a file is and what it is, in words. */
export function useFileWords() {
  const t = useText();
  const format = useFormat();
  return {
    size: (bytes: number) =>
      bytes < MEGABYTE
        ? t('reports:kilobytes', { size: format.number(Math.ceil(bytes / KILOBYTE)) })
        : t('reports:megabytes', { size: format.number(bytes / MEGABYTE, { decimals: 1 }) }),
    type(type: string) {
      const group = FILE_GROUPS.find((each) => fitsGroups(type, [each]));
      return group ? t(`reports:fileGroup.${group}`) : type;
    },
  };
}
