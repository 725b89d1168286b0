import type { EmulatorAccount } from '../../../src/client.ts';
import { useLive, useProject } from '../api/useLive.ts';
import { MessageSubject } from '../messages/MessageSubject.tsx';
import { addressOf } from '../shell/address.ts';
import { ButtonLink } from '../ui/Button.tsx';
import * as text from '../ui/text.module.css';
import { shortTime } from '../ui/times.ts';
import { Items, SheetPart } from './SheetPart.tsx';

/** Renders the messages to an account. */
export function AccountMessages({ account }: { account: EmulatorAccount }) {
  const project = useProject();
  const { data = [] } = useLive(project.messages);
  const { email, initialEmail, phoneNumber } = account;
  const own = data.filter(({ to }) => [email, initialEmail, phoneNumber].includes(to));
  return (
    <SheetPart title="Messages">
      {own.length === 0 && <p className={text.soft}>None yet.</p>}
      <Items>
        {own.map((message) => (
          <li key={message.id}>
            <span>
              <MessageSubject message={message} />
              <br />
              <span className={`${text.soft} ${text.small}`}>
                {shortTime(message.at, project.now())}, {message.used ? 'used' : 'not used yet'}
              </span>
            </span>
            <ButtonLink look="quiet" href={addressOf('messages', encodeURIComponent(message.id))}>
              Read<span className={text.hidden}> this message</span>
            </ButtonLink>
          </li>
        ))}
      </Items>
    </SheetPart>
  );
}
