/** What one signs in with. */
export const ADDRESS_KINDS = ['email', 'phone'] as const;
export type AddressKind = (typeof ADDRESS_KINDS)[number];
