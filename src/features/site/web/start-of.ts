import { identityPaths } from '#features/identity/paths.ts';
import { projectPaths } from '#features/projects/paths.ts';
/** Where Get Started leads. */
export function startOf(signedIn: boolean): string {
  return signedIn ? projectPaths.list('survey') : identityPaths.register;
}
