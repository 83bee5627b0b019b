/** Whom a passkey is for, as browsers hold it: this site, at this address. */
export function relyingParty(publicUrl: string): { id: string; name: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, name: 'Jorip', origin };
}
