import { act } from '../shell/notices.ts';
import { Button } from '../ui/Button.tsx';
import { runInHost } from './host.ts';

interface FillInProps {
  code: string;
  /** The account of the code. */
  of: string;
  look?: 'plain' | 'main';
}

/** Renders a button that types a code into the app's page. */
export const FillIn = ({ code, of, look = 'plain' }: FillInProps) => (
  <Button
    label="Fill in"
    of={`the code of ${of}`}
    look={look}
    onMouseDown={(event) => event.preventDefault()} // keeps the focus in the page's field
    onClick={() =>
      act(() => runInHost({ name: 'fillIn', code }), `The code of ${of} is filled in.`)
    }
  />
);
