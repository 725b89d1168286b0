/** Build-time settings; all optional. Accounts are in a Firebase project, or in the local Auth emulator. */
interface ImportMetaEnv {
  /** `1` or a port asks for the emulator; development needs no asking. */
  readonly VITE_AUTH_EMULATOR?: string;
  readonly VITE_CATALOGUE_URL?: string;
  readonly VITE_REPORT_URL?: string;
  readonly VITE_SITE_URL?: string;
  /** `remove` makes a build whose service worker removes itself (worker/README.md). */
  readonly VITE_SERVICE_WORKER?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
}

/** Not every browser has it (https://wicg.github.io/netinfo), so TypeScript does not either. */
interface Navigator {
  readonly connection?: {
    readonly saveData?: boolean;
    /** `slow-2g`, `2g`, `3g` or `4g`. */
    readonly effectiveType?: string;
  };
}
