import { createContext } from 'react';

/** Opens the dialog that many questions are pasted in: for a section, or after what is selected. */
export const PasteQuestionsContext = createContext<(sectionId?: string) => void>(() => {});
