import { createContext } from 'react';

/** Opens the dialog that many questions are pasted in: after a part, or after what is selected. */
export const PasteQuestionsContext = createContext<(after?: string) => void>(() => {});
