/* Part of the kit's build: writes the token files that the package exports, and the brands. */

import { writeBrands, writeTokenFiles } from './brands.ts';

writeTokenFiles();
writeBrands();
