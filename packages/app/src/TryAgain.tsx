import { Button, type ButtonProps } from '@toystore/ui';

/** The way on after a failure: requests again what could not be loaded. */
export function TryAgain({ onRetry, ...rest }: ButtonProps & { onRetry: () => void }) {
  return (
    <Button {...rest} onClick={onRetry}>
      Try again
    </Button>
  );
}
