// biome-ignore lint/style/noRestrictedImports: for the benchmark alone, until it imports the file where it is now.
export { pictureSources } from '../layout/pictureSources.ts';
