import { createElement, createIcon } from './createElement.ts';

const LOCK = 'M3.5 7h9v6.5h-9zM5.5 7V5a2.5 2.5 0 0 1 5 0v2';
const UP = 'M4 10l4-4 4 4';

export interface Summary {
  /** The number of unread messages. */
  unread: number;
  /** The name of the simulated failure. */
  failure?: string;
}

/** Creates the button that opens the panel. It names what needs attention while the panel is closed. */
export function createTab(panelId: string) {
  const count = createElement('span');
  const failure = createElement('span');
  const button = createElement(
    'button',
    { type: 'button', 'aria-controls': panelId },
    ...[createIcon(LOCK), 'Auth', count, failure, createIcon(UP, 'up')],
  );

  return {
    button,

    show(isOpen: boolean, summary: Summary): void {
      const { unread } = summary;
      button.setAttribute('aria-expanded', String(isOpen));
      const noun = unread === 1 ? 'new message' : 'new messages';
      count.replaceChildren(
        ...(unread > 0
          ? [createElement('span', { class: 'count' }, `${unread}`), hint(` ${noun}`)]
          : []),
      );
      failure.replaceChildren(
        ...(summary.failure === undefined
          ? []
          : [hint(', '), createElement('span', { class: 'failure' }, summary.failure)]),
      );
    },
  };
}

/** Text for screen readers alone. */
const hint = (text: string) => createElement('span', { class: 'hint' }, text);
