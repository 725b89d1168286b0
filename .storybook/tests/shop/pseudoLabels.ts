import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PSEUDO_HOOK = fileURLToPath(new URL('useLabels.ts', import.meta.url));

/** Makes pseudo texts of the kit's own English texts: its components get them from the hook `useLabels`. */
export const pseudoLabels = (): Plugin => ({
  name: 'pseudo-labels',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('/locale/useLabels.ts') && importer !== PSEUDO_HOOK ? PSEUDO_HOOK : undefined,
});
