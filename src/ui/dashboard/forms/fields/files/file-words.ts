import type { FileRejection } from '@mantine/dropzone';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';

const KB = 1_000;
const MB = 1_000_000;
const GB = 1_000_000_000;

/** How large a file is, in words. */
export function useFileSize(): (bytes: number) => string {
  const t = useText();
  const format = useFormat();
  const tenths = (bytes: number, unit: number) => format.number(Math.round(bytes / (unit / 10)) / 10);
  return (bytes) => {
    if (bytes < MB) return t('forms:kilobytes', { size: format.number(Math.max(1, Math.round(bytes / KB))) });
    if (bytes < GB) return t('forms:megabytes', { size: tenths(bytes, MB) });
    return t('forms:gigabytes', { size: tenths(bytes, GB) });
  };
}

interface FileRules {
  maxBytes: number;
  most: number;
}

/** Why each file was refused, by its name; and what is over the number, once. */
export function useRefusals({ maxBytes, most }: FileRules) {
  const t = useText();
  const sizeOf = useFileSize();

  function whyOf({ file: { name }, errors }: FileRejection): string | undefined {
    const codes = errors.map(({ code }) => code);
    if (codes.includes('file-invalid-type')) return t('forms:fileOfWrongType', { name });
    if (codes.includes('file-too-large')) return t('forms:fileTooLarge', { name, size: sizeOf(maxBytes) });
    return undefined;
  }

  return (rejections: readonly FileRejection[], taken: number): string[] => {
    const reasons = rejections.map(whyOf);
    const overflows = taken > most || reasons.includes(undefined);
    const named = reasons.filter((why) => why !== undefined);
    return [...new Set(overflows ? [...named, t('forms:tooManyFiles', { count: most })] : named)];
  };
}
