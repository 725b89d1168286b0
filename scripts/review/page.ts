import type { PictureChange } from './comparePictures.ts';
import { type Review, summaryOf, verdictOf } from './summary.ts';
import type { TokenValue } from './tokenChanges.ts';

type Side = 'before' | 'after' | 'difference';

const SIDES: Record<PictureChange['kind'], Side[]> = {
  changed: ['before', 'after', 'difference'],
  new: ['after'],
  gone: ['before'],
  same: [],
};

const html = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const code = (text: string | undefined) =>
  text === undefined ? 'None' : `<code>${html(text)}</code>`;

const each = <Item>(items: readonly Item[], write: (item: Item) => string) =>
  items.map(write).join('');

/** Says how much of a picture differs; a small share is not nothing. */
function textOf({ kind, share }: PictureChange): string {
  if (kind !== 'changed') return kind === 'new' ? 'New on this branch.' : 'Gone on this branch.';
  const percent = share < 0.001 ? 'Less than 0.1' : (share * 100).toFixed(1);
  return `${percent} % of the pixels differ.`;
}

const image = ({ file, title, name }: PictureChange, side: Side) =>
  `<img src="${side}/${html(file)}" loading="lazy" alt="${html(`${title}, ${name}, ${side}`)}">`;

/** Lays both pictures on each other; a range input moves the line between them. */
const swipe = (picture: PictureChange) => `<details><summary>Swipe</summary>
<label>Before on the left, after on the right <input type="range" oninput="this.closest('details').style.setProperty('--at', this.value + '%')"></label>
<div class="swipe">${image(picture, 'before')}${image(picture, 'after')}</div></details>`;

const article = (picture: PictureChange, storybook: string) => `<article>
<h3>${html(picture.name)}</h3>
<p>${/\d+(?=(?:-dark)?\.png$)/.exec(picture.file)?.[0]} px wide${picture.file.endsWith('-dark.png') ? ', dark' : ''}. ${textOf(picture)}
${picture.kind === 'gone' ? '' : `<a target="_top" href="${storybook}?path=/story/${html(picture.id)}">Open story</a>`}</p>
<div class="sides">${each(
  SIDES[picture.kind],
  (side) =>
    `<figure><figcaption>${side}</figcaption><a href="${side}/${html(picture.file)}">${image(picture, side)}</a></figure>`,
)}</div>${picture.kind === 'changed' ? swipe(picture) : ''}</article>`;

function sectionsOf(pictures: readonly PictureChange[], storybook: string): string {
  const shown = pictures.filter(({ kind }) => kind !== 'same');
  const titles = [...new Set(shown.map(({ title }) => title))].sort();
  const of = (title: string) => shown.filter((picture) => picture.title === title);
  const idOf = (title: string) => title.replaceAll(/\W+/g, '-');
  return `<nav aria-label="Components"><ul>${each(titles, (title) => `<li><a href="#${idOf(title)}">${html(title)}</a> (${of(title).length})</li>`)}</ul></nav>
${each(titles, (title) => `<section><h2 id="${idOf(title)}">${html(title)}</h2>${each(of(title), (picture) => article(picture, storybook))}</section>`)}`;
}

/** Returns a table that scrolls on a narrow screen; nothing if it has no rows. */
function table(title: string, columns: string[], rows: string[][]): string {
  if (rows.length === 0) return '';
  return `<section><h2>${title}</h2><div class="table" role="group" aria-label="${title}" tabindex="0"><table>
<thead><tr>${each(columns, (column) => `<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${each(rows, (cells) => `<tr>${each(cells, (cell) => `<td>${cell}</td>`)}</tr>`)}</tbody></table></div></section>`;
}

const tokenValue = (value: TokenValue | undefined) =>
  each(value?.colours ?? [], (colour) => `<i style="background:${html(colour)}"></i>`) +
  code(value?.text);

/**
 * Returns the page of a review, which shows pictures next to it.
 * @param css the tokens and styles of the page
 * @param storybook the address of the Storybook in which stories open
 */
export function pageOf(review: Review, css: string, storybook: string): string {
  const { branch, base, pictures, uncompared, unseen, api, tokens } = review;
  const failed = uncompared.map((it) => [it.title, it.name, it.reason].map(html));
  const apiRows = api.map((it) => [it.name, it.report, it.before, it.after].map(code));
  const tokenRows = tokens.map(({ token, sheet, before, after }) => [
    ...[token, sheet].map(code),
    ...[before, after].map(tokenValue),
  ]);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Changed on this branch</title><style>${css}</style><main>
<header><h1>Changed on this branch</h1><p>${code(branch)}, compared with ${code(base)}</p>
<p class="verdict">${html(verdictOf(review))}</p>
<ul>${each(summaryOf(review), (sentence) => `<li>${html(sentence)}</li>`)}</ul></header>
${table('Not compared', ['Component', 'Story', 'Reason'], failed)}
${table(
  'Changed, but in no picture',
  ['File'],
  unseen.map((path) => [code(path)]),
)}
${pictures.some(({ kind }) => kind !== 'same') ? sectionsOf(pictures, storybook) : ''}
${table('Changed props and other parts of the API', ['Name', 'API report', 'Before', 'After'], apiRows)}
${table('Changed tokens', ['Token', 'Stylesheet', 'Before', 'After'], tokenRows)}
</main></html>`;
}
