/*
 * Part of the kit's build: writes the manifest of its components, which Storybook derives from comments, types and
 * stories. Assistants and other tools read it as `@toystore/ui/components.json`.
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  loadManifests,
  experimental_loadStorybook as loadStorybook,
} from 'storybook/internal/core-server';
import { ROOT } from './stylesheets.ts';

process.chdir(ROOT); // Storybook searches for stories from here
const { presets } = await loadStorybook({ configDir: join(ROOT, '.storybook'), packageJson: {} });
const { components } = await loadManifests(presets);
const manifest = JSON.stringify(components).replaceAll(`${ROOT}/`, ''); // no path of this machine
writeFileSync(join(import.meta.dirname, '../dist/components.json'), manifest);
