import { useMediaQuery } from '@mantine/hooks';
import { createContext, type ReactNode, useContext } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FoldingSection } from '#ui/dashboard/forms/folding-section.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { SETTING_SECTIONS, type SettingSectionId } from './setting-sections.ts';

/** What is set in each section, in a line. */
export type SectionSummaries = Partial<Record<SettingSectionId, string | undefined>>;

export const SectionSummariesContext = createContext<SectionSummaries>({});

interface SettingSectionProps {
  id: SettingSectionId;
  description?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the settings. With no list of them at its side, it folds to what the list says of it. */
export function SettingSection({ id, ...section }: SettingSectionProps) {
  const t = useText();
  const summary = useContext(SectionSummariesContext)[id];
  const folds = useMediaQuery('(width < 1200px)', false, { getInitialValueInEffect: false });
  const title = SETTING_SECTIONS.find((one) => one.id === id)?.title;
  const named = { id, title: title && t(title), ...section };
  return folds ? <FoldingSection summary={summary} {...named} /> : <FormSection {...named} />;
}
