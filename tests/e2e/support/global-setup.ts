// Builds where needed, once for all the files that start what is built.
import { ensureBuild } from '../../../tools/ensure-build.ts';

export default ensureBuild;
