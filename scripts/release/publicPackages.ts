/** A package that others install. */
export interface PublicPackage {
  name: string;
  /** The package's folder, from the project's root. */
  folder: string;
}

/** The packages that are published. The app stays private. */
export const PUBLIC_PACKAGES: readonly PublicPackage[] = [
  'ui',
  'storefront',
  'accounts',
  'auth-emulator',
].map((name) => ({ name: `@toystore/${name}`, folder: `packages/${name}` }));
