import { commands } from 'vitest/browser';
import type { Media } from './environment/emulateMedia.ts';
import type { Area } from './sweeps/area.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>;
    capture: (area: Area) => Promise<string>;
  }
}

window.emulateMedia = commands.emulateMedia;
