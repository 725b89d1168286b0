import { Copy } from 'lucide-react';
import { act } from '../shell/notices.ts';
import { Button } from './Button.tsx';

interface CopyProps {
  value: string;
  /** What is copied, such as `link`. */
  what: string;
  /** Whose it is, for screen readers where a page has several such buttons. */
  of?: string | undefined;
  look?: 'plain' | 'quiet';
}

/** Renders a button that copies a text. */
export const CopyButton = ({ value, what, of, look = 'plain' }: CopyProps) => (
  <Button
    label={`Copy ${what}`}
    of={of && `of ${of}`}
    icon={Copy}
    look={look}
    onClick={() => act(() => navigator.clipboard.writeText(value), `The ${what} is copied.`)}
  />
);
