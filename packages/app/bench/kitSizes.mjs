import { ENTRIES, measureKit } from '../../../scripts/kit-sizes.mjs';

const STYLESHEETS = 'kit stylesheets';
const seriesOf = (/** @type {{ name: string }} */ { name }) => `kit ${name}`;

/**
 * What importing from the kit costs another shop. Sizes do not differ from run to run.
 * @type {import('./rounds.mjs').Scenario}
 */
export const weighKit = {
  name: 'weigh the kit',
  series: [STYLESHEETS, 'kit styles.css', ...ENTRIES.map(seriesOf)],
  once: true,
  measure: async () => {
    const sizes = await measureKit();
    const pulling = sizes.filter(({ note }) => /brings [^;]*\.css/.test(note));
    const values = Object.fromEntries(sizes.map((size) => [seriesOf(size), size.bytes]));
    return { values: { ...values, [STYLESHEETS]: pulling.length } };
  },
};
