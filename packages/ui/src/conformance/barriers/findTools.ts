import axe from 'axe-core';
import { invalidHtml } from '../../../../../.storybook/validHtml.ts';
import { otherNames, smallTargets, withoutRing } from '../measureTargets.ts';
import { cutOff, overflowing } from '../measureText.ts';
import type { Barrier } from './barriers.ts';
import { createIbmEngine } from './ibmEngine.ts';

/** The measurements of the stories of Conformance. */
const MEASURES = { cutOff, otherNames, overflowing, smallTargets, withoutRing };

const axeRules = async (run: typeof axe.run, place: Element) =>
  (await run(place, { resultTypes: ['violations'], elementRef: false })).violations.map(
    ({ id }) => `axe:${id}`,
  );

/** Returns the rules of the tools of `npm test` that an example breaks, and those of IBM's engine. */
export async function findProblems({ html, isPage }: Barrier, place: HTMLElement) {
  const invalid = (await invalidHtml(html)).map(({ ruleId }) => `html:${ruleId}`);
  const found = isPage ? await onPage(html, place) : await inPlace(html, place);
  return [...new Set([...invalid, ...found])].sort();
}

let ibmHere: ReturnType<typeof createIbmEngine> | undefined;

async function inPlace(html: string, place: HTMLElement) {
  place.innerHTML = html;
  const measured = Object.entries(MEASURES).flatMap(([name, measure]) =>
    measure(place).map(() => `measured:${name}`),
  );
  ibmHere ??= createIbmEngine(window);
  const ibm = await ibmHere;
  return [...measured, ...(await axeRules(axe.run, place)), ...(await ibm(place))];
}

async function onPage(html: string, place: HTMLElement) {
  const frame = document.createElement('iframe');
  frame.srcdoc = `<!doctype html>${html}`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  place.replaceChildren(frame);
  await loaded;
  const { contentWindow: view, contentDocument: page } = frame;
  if (!view || !page) throw new Error('The frame has no page.');
  page.head.append(Object.assign(page.createElement('script'), { textContent: axe.source }));
  const inFrame: typeof axe = Reflect.get(view, 'axe');
  const ibm = await createIbmEngine(view);
  const root = page.documentElement;
  return [...(await axeRules(inFrame.run, root)), ...(await ibm(root))];
}
