let held: string | undefined;

/** Kept in this page's memory only; what outlives the page are cookies that script cannot read. */
export function holdAccessToken(token: string | undefined): void {
  held = token;
}

export function heldAccessToken(): string | undefined {
  return held;
}
