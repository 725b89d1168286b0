import './forcedColours.css';

/**
 * An imitation of forced colours, good enough to see what is lost: it follows CSS Color Adjustment 1,
 * section 3. Colours that are no system colours give way to system colours, shadows and gradients go,
 * `forced-color-adjust: none` and illustrations (SVG) keep theirs. Only a real high-contrast theme has the
 * reader's own palette, the plate behind text, and the colours of what is hovered.
 */

const BACKGROUNDS = 'Canvas ButtonFace Field Highlight SelectedItem Mark AccentColor GrayText';
const FOREGROUNDS =
  'CanvasText LinkText VisitedText ActiveText ButtonText ButtonBorder FieldText HighlightText SelectedItemText MarkText AccentColorText';

const TRANSPARENT = 'rgba(0, 0, 0, 0)';
const OPTIONS: MutationObserverInit = {
  childList: true,
  subtree: true,
  attributeFilter: ['class', 'data-state', 'open', 'aria-expanded', 'disabled'],
};

/** Values that an element may keep. White is no system background where only text is white. */
let kept = { backgrounds: new Set<string>(), foregrounds: new Set<string>() };
let scheduled = 0;

function valuesOf(names: string): string[] {
  const probe = document.body.appendChild(document.createElement('i'));
  const values = names.split(' ').map((name) => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return [TRANSPARENT, ...values];
}

/** What of an element's look the browser would force. */
function forcedParts(element: Element): string {
  const style = getComputedStyle(element);
  const forced = (colour: string) => !kept.foregrounds.has(colour);
  const forcedBackground = (colour: string) => !kept.backgrounds.has(colour);
  const bordered = (['Top', 'Right', 'Bottom', 'Left'] as const).some(
    (side) => style[`border${side}Width`] !== '0px' && forced(style[`border${side}Color`]),
  );
  const pseudo = (name: 'before' | 'after') => {
    const { content, backgroundColor, forcedColorAdjust } = getComputedStyle(element, `::${name}`);
    return content !== 'none' && forcedColorAdjust !== 'none' && forcedBackground(backgroundColor);
  };
  return [
    forced(style.color) && 'color',
    forcedBackground(style.backgroundColor) && 'background',
    style.backgroundImage.includes('gradient(') && 'gradient',
    bordered && 'border',
    pseudo('before') && 'before',
    pseudo('after') && 'after',
  ]
    .filter((part) => part !== false)
    .join(' ');
}

function forceAll() {
  watcher.disconnect();
  clear();
  const elements = [...document.body.querySelectorAll(':not(svg, svg *, script, style, img)')];
  const exempt = elements.filter((each) => getComputedStyle(each).forcedColorAdjust === 'none');
  for (const element of exempt) element.setAttribute('data-keeps-colours', '');
  const found = elements
    .filter((each) => !each.hasAttribute('data-keeps-colours'))
    .map((element) => [element, forcedParts(element)] as const);
  for (const [element, parts] of found)
    if (parts !== '') element.setAttribute('data-forced', parts);
  watcher.observe(document.body, OPTIONS);
}

function clear() {
  for (const name of ['data-forced', 'data-keeps-colours']) {
    for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  }
}

const watcher = new MutationObserver(() => {
  cancelAnimationFrame(scheduled);
  scheduled = requestAnimationFrame(forceAll);
});

/** Switches the imitation on or off for the whole document. */
export function forceColours(on: boolean) {
  const root = document.documentElement;
  if (root.hasAttribute('data-imitates-forced-colours') === on) return;
  root.toggleAttribute('data-imitates-forced-colours', on);
  cancelAnimationFrame(scheduled);
  if (on) {
    const backgrounds = valuesOf(BACKGROUNDS);
    kept = {
      backgrounds: new Set(backgrounds),
      foregrounds: new Set([...backgrounds, ...valuesOf(FOREGROUNDS)]),
    };
    forceAll();
  } else {
    watcher.disconnect();
    clear();
  }
}
