import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PREFIX, readCssTokens, type Tokens, themes } from '../../tokens/cssTokens.ts';
import { findSets, type ThemeSets } from '../../tokens/findSets.ts';
import { isObject, type JsonObject } from '../../tokens/json.ts';
import { readJson } from '../../tokens/readJson.ts';
import { readTokens } from '../../tokens/readTokens.ts';
import { toCss } from '../../tokens/toCss.ts';
import { KIT } from '../../tokens/tokenFiles.ts';
import { kindsOf } from '../../tokens/tokenTypes.ts';
import { kitCss } from '../foundations/brandSheets.ts';
import { brandNames, exchangeFiles } from '../foundations/exchangeFiles.ts';

const kit = readCssTokens(kitCss);
const kinds = kindsOf(kit);

/**
 * Every property that a token may apply to, and one that shows `none`. The browser ignores values that are invalid for
 * a property.
 */
const PROPERTIES = [
  'background-image',
  'border-radius',
  'box-shadow',
  'clip-path',
  'color',
  'display',
  'filter',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'mask',
  'opacity',
  'rotate',
  'transition-duration',
  'transition-timing-function',
  'width',
  'z-index',
];

/** Returns the computed value of each property for each token, in one theme of a brand. */
function computed(parent: Element, brand: string | undefined, theme: string): Map<string, string> {
  const themed = document.createElement('div');
  if (brand !== undefined) themed.dataset.brand = brand;
  themed.dataset.theme = theme;
  themed.style.cssText = 'color: rgb(1 2 3); font: 10px serif;'; // values that no token has, to detect inheritance
  const element = themed.appendChild(document.createElement('div'));
  parent.append(themed);
  const read = (value: string) => {
    element.style.cssText = PROPERTIES.map((property) => `${property}: ${value};`).join('');
    const style = getComputedStyle(element);
    return PROPERTIES.map((property) => `${property}: ${style.getPropertyValue(property)}`).join(
      '; ',
    );
  };
  const none = read('var(--unset)');
  const values = [...kit.keys()].map((name) => {
    const value = read(`var(${PREFIX}${name}, )`);
    return [name, value === none ? '' : value] as const;
  });
  themed.remove();
  return new Map(values);
}

function fail(problem: string): never {
  throw new Error(problem);
}

const parse = (name: string): JsonObject => {
  const file = readJson(exchangeFiles.get(name) ?? '');
  return isObject(file) ? file : fail(`${name}: ${file}`);
};

function read(sets: ThemeSets | string): Tokens {
  if (typeof sets === 'string') return fail(sets);
  const { tokens, problems } = readTokens(sets, kit);
  return problems.length === 0 ? tokens : fail(problems.join('\n'));
}

/** Returns a brand's tokens from the files that the resolver names for it. */
const fromSets = (brand: string): Tokens => {
  const owners = brand === KIT ? [KIT] : [KIT, brand];
  const setsOf = (theme: string) =>
    owners.flatMap((owner) =>
      ['base', theme].map((set) => [`${owner}.${set}`, parse(`${owner}.${set}.json`)] as const),
    );
  return read({ light: setsOf('light'), dark: setsOf('dark') });
};

function readOne(brand: string): Tokens {
  return read(findSets(parse(`${brand}.json`)));
}

/** Gives the page a brand, as its root's attribute: what a token reads from others is computed there. */
function showBrand(brand: string) {
  const { dataset } = document.documentElement;
  if (brand === KIT) delete dataset.brand;
  else dataset.brand = brand;
}

const meta = {
  title: 'Conformance/Token files',
  tags: ['!autodocs', '!dev'],
  render: () => <p>CSS, JSON and CSS again.</p>,
  beforeEach: () => () => showBrand(KIT),
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/**
 * A brand exported to token files and imported again has the same computed values as its stylesheet, and so has the
 * kit.
 */
export const RoundTrip: Story = {
  play: async ({ canvasElement }) => {
    const style = canvasElement.appendChild(document.createElement('style'));
    const cleared = canvasElement.appendChild(document.createElement('div'));
    cleared.style.cssText = [...kit.keys()].map((name) => `${PREFIX}${name}: initial;`).join('');
    await expect(computed(cleared, undefined, 'light').get('background')).toBe('');

    for (const brand of brandNames) {
      showBrand(brand);
      const read = { sets: fromSets(brand), one: readOne(brand) };
      for (const [form, tokens] of Object.entries(read)) {
        style.textContent = toCss(tokens, kinds, 'round-trip', form);
        for (const theme of themes) {
          const original = computed(canvasElement, undefined, theme);
          await expect([...original].filter(([, value]) => value === '')).toEqual([]);
          await expect(computed(cleared, 'round-trip', theme)).toEqual(original);
        }
      }
    }
  },
};
