/** Whoever has an IPv6 address has its whole /64 network to change to: limits count by this. */
export function networkOf(ip: string): string {
  return prefixOf(ip, 4);
}

/** The widest that a provider gives to one customer: a /48, with 65,536 networks to change to. */
export function siteOf(ip: string): string {
  return prefixOf(ip, 3);
}

/** The first groups of an IPv6 address; an IPv4 address whole. */
function prefixOf(ip: string, groups: number): string {
  if (!ip.includes(':') || ip.includes('.')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].slice(0, groups).join(':');
}
