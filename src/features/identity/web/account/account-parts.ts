/** Where on the page of one's own account its parts are. */
export const ACCOUNT_PARTS = {
  about: 'about',
  addresses: 'addresses',
  secondStep: 'second-step',
  passkeys: 'passkeys',
  sessions: 'sessions',
  signIns: 'sign-ins',
  data: 'data',
} as const;
