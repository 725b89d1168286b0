/* `npm run budgets`: holds every part of the shop, as it was built last, against the bytes it may weigh. */

import { runCommand } from './command.mjs';

await runCommand(async () => {
  const { describe, measureShop } = await import('./page-sizes.mjs'); // needs the dependencies
  const sizes = measureShop();
  for (const size of sizes) console.log(describe(size));
  return sizes.every(({ ok }) => ok) ? 0 : 1;
});
