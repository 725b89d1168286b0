/* `npm run budgets`: holds every part of the shop, as it was built last, against the bytes it may weigh. */

import { describe, measureShop } from './budgets/page-sizes.ts';

const sizes = measureShop();
for (const size of sizes) console.log(describe(size));
process.exitCode = sizes.every(({ ok }) => ok) ? 0 : 1;
