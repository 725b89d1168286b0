import { configure, prettyDOM } from 'storybook/test';
import { beforeAll, beforeEach } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import type { Media } from '../environment/emulateMedia.ts';
import type { Area } from './looks/capture.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>;
    capture: (area: Area) => Promise<string>;
    parkMouse: () => Promise<void>;
    keepPage: (story: string, html: string) => Promise<void>;
    compareTranscript: (storyId: string, actual: string[]) => Promise<string[]>;
  }
}

const MAX_LINES = 40;

/** Describes the page only if the error is reported: a query that waits for an element fails many times before. */
configure({
  getElementError: (message, container) => {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    return Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => describeFailure(message, container),
    });
  },
});

function describeFailure(message: string | null, container: Element) {
  const lines = `${message}\n${prettyDOM(container)}`.split('\n');
  const rest = lines.length - MAX_LINES;
  if (rest <= 0) return lines.join('\n');
  const note = `… ${rest} more lines; test-results has the whole DOM and a screenshot.`;
  return [...lines.slice(0, MAX_LINES), note].join('\n');
}

window.emulateMedia = commands.emulateMedia;
window.pressKeys = (keys) => userEvent.keyboard(keys);

beforeAll(() => commands.parkMouse());

beforeEach(({ task, onTestFailed }) => {
  resumeAnimations();
  const story = `${task.file.name}/${task.name.replaceAll(/\W+/g, '-')}`;
  onTestFailed(() => commands.keepPage(story, document.documentElement.outerHTML));
});

/** Storybook stops the animations of a story that has been played, and resumes them only if no check of it has failed. */
function resumeAnimations() {
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent?.startsWith('*, *:before, *:after')) style.remove();
  }
}
