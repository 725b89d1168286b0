import { Button, type ButtonProps } from '@toystore/ui';

/** The way on after a failure: asks again for what did not arrive. */
export function TryAgain({ onRetry, ...rest }: ButtonProps & { onRetry: () => void }) {
  return (
    <Button {...rest} onClick={onRetry}>
      Try again
    </Button>
  );
}
