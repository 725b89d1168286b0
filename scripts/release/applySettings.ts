import { PUBLIC_PACKAGES, type PublicPackage } from './publicPackages.ts';
import type { ReleaseSettings } from './settings.ts';

/** A package.json. */
export type Manifest = Record<string, unknown>;

const SOURCE_NAMES = new RegExp(`(?:${PUBLIC_PACKAGES.map(({ name }) => name).join('|')})\\b`, 'g');

/** Renames the packages in a text to those of another scope. The export condition `@toystore/source` stays. */
export const applyScope = (text: string, { scope }: ReleaseSettings): string =>
  text.replace(SOURCE_NAMES, (name) => name.replace(/^[^/]+/, scope));

/** Returns the manifest to publish: with addresses and engines, without what only this workspace uses. */
export function applySettings(
  manifest: Manifest,
  { folder }: PublicPackage,
  settings: ReleaseSettings,
): Manifest {
  const { scripts: _, devDependencies: __, ...published } = manifest;
  const { repository, engines } = settings;
  const scoped: Manifest = JSON.parse(applyScope(JSON.stringify(published), settings));
  return {
    ...scoped,
    repository: { type: 'git', url: `git+${repository}.git`, directory: folder },
    homepage: `${repository}/tree/main/${folder}#readme`,
    bugs: `${repository}/issues`,
    publishConfig: { access: 'public' },
    engines: scoped.engines ?? engines,
  };
}
