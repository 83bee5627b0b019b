import { createContext } from 'react';

/** Opens the question banks, to take questions from: after a part, or after what is selected. */
export const BankPickerContext = createContext<(after?: string) => void>(() => {});
