import { act } from '../shell/notices.ts';
import { Button } from '../ui/Button.tsx';
import * as text from '../ui/text.module.css';
import { runInHost } from './host.ts';

interface FillInProps {
  code: string;
  /** Whose code it is. */
  of: string;
  isMain?: boolean;
}

/** Renders a button that types a code into the app's page. */
export function FillIn({ code, of, isMain = false }: FillInProps) {
  const fillIn = () =>
    act(async () => {
      await runInHost({ name: 'fillIn', code });
      return `The code of ${of} is filled in.`;
    });
  return (
    <Button
      look={isMain ? 'main' : 'plain'}
      onMouseDown={(event) => event.preventDefault()} // keeps the focus in the page's field
      onClick={fillIn}
    >
      <span>
        Fill in<span className={text.hidden}> the code of {of}</span>
      </span>
    </Button>
  );
}
