import { commands } from 'vitest/browser';
import type { Media } from './environment/emulateMedia.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>;
    capture: () => Promise<string>;
  }
}

window.emulateMedia = commands.emulateMedia;
