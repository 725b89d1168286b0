import { measureKit } from '../../../scripts/kit-sizes.mjs';

/**
 * What importing from the kit costs another shop, as series; sizes do not differ from run to run.
 * @returns {Promise<Map<string, number[]>>}
 */
export async function kitSamples() {
  const sizes = await measureKit();
  const pulling = sizes.filter(({ note }) => /brings [^;]*\.css/.test(note));
  /** @type {Map<string, number[]>} */
  const samples = new Map([['kit stylesheets', [pulling.length]]]);
  for (const { name, bytes } of sizes) samples.set(`kit ${name}`, [bytes]);
  return samples;
}
