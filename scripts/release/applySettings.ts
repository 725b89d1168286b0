import { PUBLIC_PACKAGES, type PublicPackage } from './publicPackages.ts';
import type { ReleaseSettings } from './settings.ts';

/** A package.json. */
export type Manifest = Record<string, unknown>;

const SOURCE_NAMES = new RegExp(`(?:${PUBLIC_PACKAGES.map(({ name }) => name).join('|')})\\b`, 'g');

/** The repository in the sources' texts, such as the address of an action. */
const SOURCE_REPOSITORY = 'OWNER/REPOSITORY';

/** Names the packages and the repository in a text as they are published. The export condition `@toystore/source` stays. */
export const applyToText = (text: string, { scope, repository }: ReleaseSettings): string =>
  text
    .replace(SOURCE_NAMES, (name) => name.replace(/^[^/]+/, scope))
    .replaceAll(SOURCE_REPOSITORY, new URL(repository).pathname.slice(1));

/** Returns the manifest to publish: with addresses and engines, without what only this workspace uses. */
export function applySettings(
  manifest: Manifest,
  { folder }: PublicPackage,
  settings: ReleaseSettings,
): Manifest {
  const { scripts: _, devDependencies: __, ...published } = manifest;
  const { repository, engines } = settings;
  const scoped: Manifest = JSON.parse(applyToText(JSON.stringify(published), settings));
  return {
    ...scoped,
    repository: { type: 'git', url: `git+${repository}.git`, directory: folder },
    homepage: `${repository}/tree/main/${folder}#readme`,
    bugs: `${repository}/issues`,
    publishConfig: { access: 'public' },
    engines: scoped.engines ?? engines,
  };
}
