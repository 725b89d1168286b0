import { commands } from 'vitest/browser';
import { measureSides, notMirrored } from '../../../packages/ui/src/conformance/mirrored.ts';
import { untilLaidOut } from '../untilLaidOut.ts';

/** Returns the elements that stay on their side when the page changes its direction, unless they have a direction of their own. */
export async function unmirrored(): Promise<string[]> {
  const root = document.documentElement;
  const { dir: direction } = root;
  const still = document.head.appendChild(document.createElement('style'));
  still.textContent = `
    * { transition: none !important; animation: none !important; }
    font { direction: ltr; unicode-bidi: isolate; } /* of translatePage: a bracket has another width in the other direction */`;
  try {
    await commands.emulateMedia({ reducedMotion: 'reduce' });
    await untilLaidOut();
    const before = measureSides(document.body);
    root.dir = direction === 'rtl' ? 'ltr' : 'rtl';
    await untilLaidOut();
    return notMirrored(document.body, before);
  } finally {
    root.dir = direction;
    still.remove();
  }
}
