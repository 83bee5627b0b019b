/** Where Get Started leads. */
export function startOf(signedIn: boolean): string {
  return signedIn ? '/dashboard/survey' : '/register';
}
