import { locale, name } from '@shop';
import { providers } from '@shop/signIn';
import * as texts from '@shop/texts/auth';
import type { AccountSettings } from '@toystore/accounts';
import { loadGapiStub } from '@toystore/auth-emulator/client';
import { importWithRetry } from '../loading/importWithRetry.ts';
import { whenIdle } from '../loading/whenIdle.ts';
import { paths } from '../page/paths.ts';
import { EMULATOR_OPTIONS, emulatorUrl } from './emulatorSettings.ts';

/* A build for a real project drops the emulator's settings. */
const accounts: Pick<AccountSettings, 'firebase' | 'emulator'> = import.meta.env
  .VITE_FIREBASE_API_KEY
  ? {
      firebase: {
        apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
        // The build fails if one of these is missing.
        authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN ?? '',
        projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID ?? '',
        appId: import.meta.env.VITE_FIREBASE_APP_ID ?? '',
      },
    }
  : {
      firebase: EMULATOR_OPTIONS,
      emulator: {
        url: emulatorUrl(import.meta.env.VITE_AUTH_EMULATOR),
        beforePopup: loadGapiStub,
      },
    };

/** The settings of this shop's accounts. */
export const accountSettings: AccountSettings = {
  ...accounts,
  providers,
  issuer: name,
  factorName: texts.authenticatorApp,
  language: locale,
  continuePath: paths.home,
  storageKey: 'toystore.session',
  load: () => importWithRetry('src/auth/accountService.ts', () => import('./accountService.ts')),
  whenIdle,
};
