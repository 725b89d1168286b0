import { ENTRIES, measureKit } from '../../../ui/build/sizes.ts';

const STYLESHEETS = 'kit stylesheets';
const seriesOf = (/** @type {{ name: string }} */ { name }) => `kit ${name}`;

/**
 * What an import from the kit adds to another shop. Sizes are the same in each round.
 * @type {import('../rounds.mjs').Scenario}
 */
export const kitSizes = {
  name: 'sizes of the kit',
  series: [STYLESHEETS, 'kit styles.css', ...ENTRIES.map(seriesOf)],
  once: true,
  measure: async () => {
    const sizes = await measureKit();
    const stylesheets = sizes.filter(({ note }) => /brings [^;]*\.css/.test(note));
    const values = Object.fromEntries(sizes.map((size) => [seriesOf(size), size.bytes]));
    return { values: { ...values, [STYLESHEETS]: stylesheets.length } };
  },
};
