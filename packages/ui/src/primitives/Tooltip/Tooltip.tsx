'use client';

import * as Radix from '@radix-ui/react-tooltip';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, use, useCallback, useRef } from 'react';
import { UiContext } from '../../UiProvider.tsx';
import base from '../BaseStyles/BaseStyles.module.css';
import { attachRef } from '../focus/attachRef.ts';
import { inheritFrom } from '../place/inheritFrom.ts';
import styles from './Tooltip.module.css';

export type TooltipProps = Omit<ComponentProps<'div'>, 'content'> & {
  /** What it says, in a few words. It describes the element, and does not name it. */
  content: ReactNode;
  /** The element that it is about, which takes the focus: a `Button`, an `IconButton`, a `TextLink`. */
  children: ReactNode;
  /** Where it stands if there is room. */
  side?: 'top' | 'bottom' | undefined;
  /** The element to render into; that of the nearest `UiProvider`, or the body, by default. */
  container?: Element | null | undefined;
};

/**
 * A few words about an element while it is pointed at or has the focus (APG, Tooltip pattern; WCAG 1.4.13): Escape takes them
 * away, and the pointer can go to them. On a touch screen nobody sees it: never the only place of something that matters.
 */
export function Tooltip({
  content,
  children,
  side = 'top',
  container,
  className,
  ref,
  ...rest
}: TooltipProps) {
  const provided = use(UiContext).container;
  const trigger = useRef<HTMLButtonElement>(null);
  const attach = useCallback(
    (element: HTMLDivElement) => {
      if (trigger.current) inheritFrom(trigger.current, element);
      return attachRef(ref, element);
    },
    [ref],
  );
  return (
    <Radix.Provider>
      <Radix.Root>
        <Radix.Trigger asChild ref={trigger}>
          {children}
        </Radix.Trigger>
        <Radix.Portal container={container ?? provided}>
          <Radix.Content
            {...rest}
            ref={attach}
            side={side}
            sideOffset={10} // beyond the focus ring
            collisionPadding={8}
            className={cx(base.root, styles.tooltip, className)}
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
