/* Part of the kit's build: the token files that the package exports. */

import { writeTokenFiles } from './brands.ts';

writeTokenFiles();
