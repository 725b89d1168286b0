import * as texts from '@shop/texts/layout';
import { Button, type ButtonProps } from '@toystore/ui';

/** A button that requests again what could not be loaded. */
export function TryAgain({ onRetry, ...rest }: ButtonProps & { onRetry: () => void }) {
  return (
    <Button {...rest} onClick={onRetry}>
      {texts.tryAgain}
    </Button>
  );
}
