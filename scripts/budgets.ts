/* `npm run budgets`: compares the size of every part of the shop's last build with its budget. */

import { describe, measureShop } from './budgets/page-sizes.ts';

const sizes = measureShop();
for (const size of sizes) console.log(describe(size));
process.exitCode = sizes.every(({ ok }) => ok) ? 0 : 1;
