/** Where a jump leads when nothing more is asked; no id can be this. */
export const END = '$end';
