import { act } from '../shell/notices.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import * as text from './text.module.css';

interface CopyProps {
  value: string;
  /** What is copied, such as `link`. */
  what: string;
  /** Whose it is, for screen readers where a page has several such buttons. */
  of?: string | undefined;
  label?: string;
  look?: 'plain' | 'quiet';
}

/** Renders a button that copies a text. */
export function CopyButton({ value, what, of, label = 'Copy', look = 'plain' }: CopyProps) {
  const copy = () =>
    act(async () => {
      await navigator.clipboard.writeText(value);
      return `The ${what} is copied.`;
    });
  const rest = [!label.includes(what) && what, of && `of ${of}`].filter(Boolean).join(' ');
  return (
    <Button look={look} onClick={copy}>
      <Icon name="copy" />
      <span>
        {label}
        {rest && <span className={text.hidden}> {rest}</span>}
      </span>
    </Button>
  );
}
