/** The number of open dialogs: the first locks the page, the last releases it. */
let locks = 0;
let release = () => {};

/**
 * Keeps the page from scrolling, and in its place: a scrollbar that disappears leaves its space (before Safari 18.2 it does
 * not). Returns the function that releases it. Radix's overlay does this with a library of 3.5 kB, whose `<style>` content
 * policies refuse and which moves pages whose scrollbar stays.
 */
export function lockScrolling(): () => void {
  if (locks === 0) release = lock();
  locks += 1;
  return () => {
    locks -= 1;
    if (locks === 0) release();
  };
}

function lock(): () => void {
  const { body, documentElement: html } = document;
  // The window takes the overflow of `html`, or that of the body if `html` has none: then the body itself does not scroll.
  const isBodyOfWindow = !clips(html);
  const scrolling = isBodyOfWindow ? [body] : [html, body].filter(clips);
  const barred: HTMLElement[] = [];
  if (innerWidth > html.clientWidth) barred.push(html);
  if (!isBodyOfWindow && hasBar(body)) barred.push(body);
  const undo = [
    ...barred.filter(lacksGutter).map((element) => override(element, 'scrollbar-gutter', 'stable')),
    ...scrolling.flatMap((element) => [
      override(element, 'overflow-x', 'hidden'),
      override(element, 'overflow-y', 'hidden'),
    ]),
  ];
  return () => {
    for (const each of undo) each();
  };
}

const clips = (element: Element) => getComputedStyle(element).overflow !== 'visible';

const lacksGutter = (element: Element) => getComputedStyle(element).scrollbarGutter === 'auto';

function hasBar(element: HTMLElement): boolean {
  const { borderLeftWidth, borderRightWidth } = getComputedStyle(element);
  const borders = Number.parseFloat(borderLeftWidth) + Number.parseFloat(borderRightWidth);
  return element.offsetWidth - element.clientWidth > borders;
}

/** Sets a style over those of any sheet, and returns the function that restores the element's own. */
function override({ style }: HTMLElement, name: string, value: string): () => void {
  const own = style.getPropertyValue(name);
  const priority = style.getPropertyPriority(name);
  style.setProperty(name, value, 'important');
  return () => style.setProperty(name, own, priority);
}
