import type { ReactNode } from 'react';
import type { EmulatorAccount, SecondFactor } from '../../../src/client.ts';
import { useLive, useProject } from '../api/useLive.ts';
import { CodeNow } from '../codes/CodeNow.tsx';
import { subjectOf } from '../messages/message.ts';
import { addressOf } from '../shell/address.ts';
import { act } from '../shell/notices.ts';
import { Button, Buttons, CopyButton } from '../ui/Button.tsx';
import * as layout from '../ui/layout.module.css';
import * as text from '../ui/text.module.css';
import { shortTime } from '../ui/times.ts';
import { Card } from '../ui/View.tsx';
import { googleIdOf } from './account.ts';
import { update } from './accountActions.ts';

interface PartProps {
  account: EmulatorAccount;
}

interface ItemProps {
  name: string;
  detail: string | undefined;
  children: ReactNode;
}

/** Renders a thing of an account, with its buttons. */
const Item = ({ name, detail, children }: ItemProps) => (
  <li className={layout.bar}>
    <span className={text.wraps}>
      <span>{name}</span> <span className={text.soft}>{detail}</span>
    </span>
    <Buttons>{children}</Buttons>
  </li>
);

const METHODS: Record<string, string> = {
  password: 'Password',
  'google.com': 'Google',
  phone: 'Telephone',
};
const methodName = (providerId: string) => METHODS[providerId] ?? providerId;

/** Renders the ways to sign in to an account. */
export function AccountMethods({ account }: PartProps) {
  const project = useProject();
  const { email, displayName, photoUrl, phoneNumber, providerUserInfo = [] } = account;
  const change = (changes: object, done: string) =>
    act(() => update(project, account, changes), done);
  const link = () => {
    const [id] = crypto.getRandomValues(new Uint32Array(1));
    const google = { providerId: 'google.com', rawId: `${id}`, email, displayName, photoUrl };
    change({ linkProviderUserInfo: google }, 'Google is linked.');
  };
  return (
    <Card title="Ways to sign in">
      <ul>
        {providerUserInfo.map(({ providerId, email: address, rawId }) => (
          <Item
            key={providerId}
            name={methodName(providerId)}
            detail={providerId === 'phone' ? phoneNumber : (address ?? rawId)}
          >
            <Button
              label="Remove"
              of={methodName(providerId)}
              look="quiet"
              danger
              onClick={() =>
                change({ deleteProvider: [providerId] }, `${methodName(providerId)} is removed.`)
              }
            />
          </Item>
        ))}
        {googleIdOf(account) === undefined && (
          <Item name="Google" detail="not linked">
            <Button label="Link" of="Google" look="quiet" onClick={link} />
          </Item>
        )}
      </ul>
    </Card>
  );
}

const factorName = ({ displayName, phoneInfo }: SecondFactor) =>
  displayName ?? (phoneInfo === undefined ? 'Authenticator app' : 'Telephone');

/** Renders an account's second factors, with the current codes. */
export function AccountFactors({ account }: PartProps) {
  const project = useProject();
  const { data: codes = [] } = useLive(project.codes);
  const { mfaInfo: factors = [] } = account;
  const remove = (factor: SecondFactor) => {
    const mfa = { enrollments: factors.filter((one) => one !== factor) };
    act(() => update(project, account, { mfa }), `${factorName(factor)} is removed.`);
  };
  return (
    <Card title="Second factors">
      {factors.length === 0 && <p className={text.soft}>None. An app enrols them.</p>}
      <ul>
        {factors.map((factor) => {
          const { mfaEnrollmentId, phoneInfo = 'TOTP', enrolledAt = '' } = factor;
          const shown = codes.find(({ key }) => key === mfaEnrollmentId);
          const enrolled = shortTime(Date.parse(enrolledAt), project.now());
          return (
            <Item
              key={mfaEnrollmentId}
              name={factorName(factor)}
              detail={`${phoneInfo}, enrolled ${enrolled}`}
            >
              {shown && (
                <>
                  <CodeNow code={shown.code} />
                  <CopyButton value={shown.code} what="code" />
                  <CopyButton value={shown.secret} what="secret" look="quiet" />
                </>
              )}
              <Button
                label="Remove"
                of={factorName(factor)}
                look="quiet"
                danger
                onClick={() => remove(factor)}
              />
            </Item>
          );
        })}
      </ul>
    </Card>
  );
}

/** Renders when an account was used, and revokes its sessions. The emulator knows tokens, not browsers. */
export function AccountSessions({ account }: PartProps) {
  const project = useProject();
  const { lastLoginAt, validSince } = account;
  const now = project.now();
  const revoke = () =>
    act(
      () => update(project, account, { validSince: `${Math.floor(project.now() / 1000)}` }),
      'The sessions are revoked.',
    );
  return (
    <Card title="Sessions" aside={<Button label="Revoke all" danger onClick={revoke} />}>
      <p>
        Last sign-in: {lastLoginAt ? shortTime(Number(lastLoginAt), now) : 'never'}.
        {validSince &&
          ` Sessions from before ${shortTime(Number(validSince) * 1000, now)} are revoked.`}
      </p>
      <p className={`${text.soft} ${text.small}`}>
        A revoked session ends at its next refresh; an ID token that it already has, when that
        expires.
      </p>
    </Card>
  );
}

/** Renders the messages to an account. */
export function AccountMessages({ account }: PartProps) {
  const project = useProject();
  const { data = [] } = useLive(project.messages);
  const { email, initialEmail, phoneNumber } = account;
  const own = data.filter(({ to }) => [email, initialEmail, phoneNumber].includes(to));
  return (
    <Card title="Messages">
      {own.length === 0 && <p className={text.soft}>None yet.</p>}
      <ul>
        {own.map((message) => (
          <Item
            key={message.id}
            name={subjectOf(message)}
            detail={`${shortTime(message.at, project.now())}, ${message.used ? 'used' : 'not used yet'}`}
          >
            <Button
              label="Read"
              of="this message"
              look="quiet"
              href={addressOf('messages', encodeURIComponent(message.id))}
            />
          </Item>
        ))}
      </ul>
    </Card>
  );
}
