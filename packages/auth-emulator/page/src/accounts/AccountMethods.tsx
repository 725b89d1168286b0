import type { EmulatorAccount } from '../../../src/client.ts';
import { useProject } from '../api/useLive.ts';
import { act } from '../shell/notices.ts';
import { Button } from '../ui/Button.tsx';
import * as text from '../ui/text.module.css';
import { updateAccount } from './accountActions.ts';
import { Items, SheetPart } from './SheetPart.tsx';

const NAMES: Record<string, string> = {
  password: 'Password',
  'google.com': 'Google',
  phone: 'Telephone',
};
const nameOf = (providerId: string) => NAMES[providerId] ?? providerId;

/** Renders the ways to sign in to an account. */
export function AccountMethods({ account }: { account: EmulatorAccount }) {
  const project = useProject();
  const { email, displayName, photoUrl, phoneNumber, providerUserInfo = [] } = account;
  const change = (changes: object, done: string) =>
    act(async () => {
      await updateAccount(project, account, changes);
      return done;
    });
  const hasGoogle = providerUserInfo.some(({ providerId }) => providerId === 'google.com');
  const google = {
    providerId: 'google.com',
    rawId: `${crypto.getRandomValues(new Uint32Array(1))[0]}`,
    ...{ email, displayName, photoUrl },
  };
  return (
    <SheetPart title="Ways to sign in">
      <Items>
        {providerUserInfo.map(({ providerId, email: address, rawId }) => (
          <li key={providerId}>
            <span>
              {nameOf(providerId)}{' '}
              <span className={text.soft}>
                {providerId === 'phone' ? phoneNumber : (address ?? rawId)}
              </span>
            </span>
            <Button
              look="quiet"
              danger
              onClick={() =>
                change({ deleteProvider: [providerId] }, `${nameOf(providerId)} is removed.`)
              }
            >
              Remove<span className={text.hidden}> {nameOf(providerId)}</span>
            </Button>
          </li>
        ))}
        {!hasGoogle && (
          <li>
            <span className={text.soft}>Google: not linked</span>
            <Button
              look="quiet"
              onClick={() => change({ linkProviderUserInfo: google }, 'Google is linked.')}
            >
              Link<span className={text.hidden}> Google</span>
            </Button>
          </li>
        )}
      </Items>
    </SheetPart>
  );
}
