/**
 * An address that cannot be decoded finds no page, in the way every unknown address does, instead of failing before.
 */
export function routable(url: string): string {
  return !url.includes('%') || isDecodable(url) ? url : url.replaceAll('%', '%25');
}

function isDecodable(url: string): boolean {
  try {
    // Its value is looked at, for the bundler takes the call for one without effects and would leave it out.
    return decodeURI(url) !== '';
  } catch {
    return false;
  }
}
