import { parseCatalogue } from '@toystore/storefront';
import type { Toy } from '@toystore/ui';
import { createToyIndex } from '../../../storefront/src/search/toyIndex.ts';
import { catalogueOf, shopToys } from '../catalogue.mjs';
import { shareAnswered } from './quality.ts';
import { queriesOf } from './queries.ts';
import { measureBuild, measureKeystrokes, renamed } from './speed.ts';

const KEYSTROKE_MS = 16; // a frame
const TASK_MS = 50;
const TYPED = 8; // texts of each kind

interface Row {
  name: string;
  cells: string[];
  isMet: boolean;
}

const percent = (share: number) => `${share.toFixed(1)} %`;
const ms = (time: number | undefined = Number.NaN) => `${time.toFixed(1)} ms`;

/** Measures what the search box suggests: prints two tables, and returns 0 when every goal is met, else 1. */
export async function runSuggestions(): Promise<number> {
  const { toys } = parseCatalogue(shopToys());
  const rows = [...(await qualityRows(toys)), ...(await speedRows(toys))];
  for (const { name, cells, isMet } of rows) {
    const line = [name.padEnd(40), ...cells.map((cell) => cell.padStart(10))].join('  ');
    console.log(`${line}  ${isMet ? 'met' : 'not met'}`);
  }
  return rows.every(({ isMet }) => isMet) ? 0 : 1;
}

async function qualityRows(toys: readonly Toy[]): Promise<Row[]> {
  const index = await createToyIndex(toys);
  return queriesOf(toys).map((group) => {
    const before = shareAnswered(toys, group, () => []);
    const after = shareAnswered(toys, group, index.find);
    const goal = `≥ ${group.goal} %`;
    return {
      name: `${group.name} (${group.queries.length})`,
      cells: [percent(before), percent(after), goal],
      isMet: after >= group.goal,
    };
  });
}

async function speedRows(shop: readonly Toy[]): Promise<Row[]> {
  const { toys } = parseCatalogue(catalogueOf(shopToys(), 10_000));
  const catalogues = { 'generated toys': toys, 'different names': renamed(toys) };
  const queries = queriesOf(shop).flatMap((group) => group.queries.slice(0, TYPED));
  const rows: Row[] = [];
  for (const [name, large] of Object.entries(catalogues)) {
    const { index, longestTask } = await measureBuild(large);
    const own = queriesOf(large.slice(0, TYPED)).flatMap((group) => group.queries.slice(0, TYPED));
    const texts = [...queries, ...own].map(({ text }) => text);
    const times = measureKeystrokes(large, index, texts);
    const slowest = times.at(-1) ?? Number.NaN;
    rows.push(
      {
        name: `keystroke, 10,000 ${name} (${times.length})`,
        cells: [ms(times[Math.floor(times.length / 2)]), ms(slowest), `≤ ${KEYSTROKE_MS} ms`],
        isMet: slowest <= KEYSTROKE_MS,
      },
      {
        name: `longest task of building, ${name}`,
        cells: ['', ms(longestTask), `≤ ${TASK_MS} ms`],
        isMet: longestTask <= TASK_MS,
      },
    );
  }
  return rows;
}
