import { Fragment } from 'react';

/** Renders an address or a path. Where it does not fit, it breaks before `@`, or after a slash or colon. */
export const Breakable = ({ text }: { text: string }) =>
  text.split(/(?=@)|(?<=[/:])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no state
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
