/** The two areas that people work in, each by the address it begins at. */
export const AREAS = { dashboard: '/dashboard', admin: '/admin' } as const;
export type Area = (typeof AREAS)[keyof typeof AREAS];

/**
 * Where signing in and one's own account are. Addresses are the English ones; links
 * and redirects put them in the page's language.
 */
export const identityPaths = {
  login: '/login',
  /** After the password, for those who sign in by two steps. */
  secondStep: '/login/code',
  adminLogin: '/admin-login',
  register: '/register',
  registerVerify: (verificationId: string) => `/register-verify/${verificationId}`,
  forgotPassword: '/forgot-password',
  changePassword: (verificationId: string) => `/change-password/${verificationId}`,
  /** As the message says it that was sent: it opens without a code. */
  resetLink: (verificationId: string, link: string) => `/change-password/${verificationId}?link=${link}`,
  invitation: (token: string) => `/invitation/${token}`,
  addressObjection: (token: string) => `/address-objection/${token}`,
  logout: '/logout',
  profile: (area: Area) => `${area}/profile`,
  ownPassword: (area: Area) => (area === AREAS.admin ? '/admin/change-password' : '/dashboard/profile/change-password'),
};
