import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties. */
    [property: `--${string}`]: string | number | undefined;
  }
}
