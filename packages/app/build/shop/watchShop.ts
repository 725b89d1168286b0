import { sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { CatalogueEnv } from '../readCatalogue.ts';
import { checkShop } from './checkShop.ts';
import { folderOf } from './selectedShop.ts';

/** An editor writes several files at once, and some of them twice. */
const SETTLE_MS = 100;

/**
 * Checks a shop after each change of its folder, while the dev server runs. A mistake shows in the terminal and in each page until
 * it is corrected; then pages reload.
 * @param onChange called before the check, so that the settings are read again
 */
export function watchShop(
  { watcher, ws, moduleGraph, config: { logger } }: ViteDevServer,
  id: string,
  env: CatalogueEnv,
  onChange: () => void,
): void {
  const folder = folderOf(id) + sep;
  let problems = '';
  let timer: NodeJS.Timeout | undefined;
  const show = () => ws.send({ type: 'error', err: { message: problems, stack: '' } });
  const check = async (isTexts: boolean) => {
    const before = problems;
    problems = (await checkShop(id, env)).errors.join('\n');
    if (problems) {
      if (problems !== before) logger.error(problems, { timestamp: true });
      show();
      return;
    }
    if (before) logger.info(`${id} has no more problems.`, { timestamp: true });
    else if (isTexts) return; // replaced without a reload
    moduleGraph.invalidateAll();
    ws.send({ type: 'full-reload' });
  };
  watcher.add(folder);
  watcher.on('all', (_, file) => {
    if (!file.startsWith(folder)) return;
    onChange();
    clearTimeout(timer);
    timer = setTimeout(
      check,
      SETTLE_MS,
      file.startsWith(`${folder}texts${sep}`) || file.endsWith('.css'),
    );
  });
  ws.on('connection', () => problems && show());
}
