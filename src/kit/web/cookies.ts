/** Writes a cookie from script. The server's are written through its `Cookies`, in the same way. */
export function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not everywhere, and is too late for a link.
  document.cookie = `${name}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`;
}

export function forgetCookie(name: string): void {
  writeCookie(name, '', 0);
}
