import { virtual } from '@guidepup/virtual-screen-reader';

const LIVE_REGIONS =
  '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"], output';

/**
 * Returns what a screen reader announces on a walk through the page, a line per announcement, and the page's live regions.
 * It indents the content of an element, up to the "end of" that a screen reader says.
 */
export async function transcribe(page: HTMLElement = document.body): Promise<string[]> {
  await virtual.start({ container: page, window: {} }); // without a window it observes no changes, which no walk causes
  const announced: string[] = [];
  const visited = new Map<Node, Set<string>>();
  for (;;) {
    const node = virtual.activeNode;
    const phrase = await virtual.lastSpokenPhrase();
    const phrases = (node && visited.get(node)) ?? new Set();
    if (!node || phrases.has(phrase)) break; // after the end it starts again
    visited.set(node, phrases.add(phrase));
    announced.push(phrase);
    await virtual.next();
  }
  await virtual.stop();
  return [...indent(announced.slice(1, -1)), ...liveRegions(page)]; // between "document" and its end
}

function indent(announced: string[]): string[] {
  const lines: { phrase: string; depth: number; isOpen: boolean }[] = [];
  for (const phrase of announced) {
    const start = lines.findLastIndex(
      (line) => line.isOpen && [`end of ${line.phrase}`, `end, ${line.phrase}`].includes(phrase),
    );
    const line = lines[start];
    if (!line) {
      lines.push({ phrase, depth: 0, isOpen: true });
      continue;
    }
    line.isOpen = false;
    for (const inside of lines.slice(start + 1)) {
      inside.isOpen = false;
      inside.depth += 1;
    }
  }
  return lines.map(({ phrase, depth }) => '  '.repeat(depth) + phrase);
}

/** A walk passes live regions that only have `aria-live`, or are empty, without a word. */
function liveRegions(page: HTMLElement): string[] {
  return [...page.querySelectorAll<HTMLElement>(LIVE_REGIONS)]
    .filter(
      (region) => region.checkVisibility() && !region.closest('[aria-hidden="true"], [inert]'),
    )
    .map((region) => {
      const role = region.getAttribute('role') ?? region.localName;
      const live = region.getAttribute('aria-live') ?? (role === 'alert' ? 'assertive' : 'polite');
      const text = region.innerText.replaceAll(/\s+/g, ' ').trim();
      return `live region, ${live}: ${text || 'empty'}`;
    });
}
