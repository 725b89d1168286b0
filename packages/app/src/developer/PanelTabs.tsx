import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './PanelTabs.module.css';

interface Tab {
  name: string;
  label: string;
  /** The number of items in the view. */
  count?: number | undefined;
  content: ReactNode;
}

interface PanelTabsProps {
  /** The accessible name of the tab list. */
  label: string;
  tabs: Tab[];
  /** The name of the selected tab; an unknown name selects the first. */
  selected: string;
  onSelect: (name: string) => void;
}

/** Tabs (APG): one tab stop, arrow keys move between them, and focus selects. */
export function PanelTabs({ label, tabs, selected, onSelect }: PanelTabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const known = tabs.findIndex(({ name }) => name === selected);
  const position = Math.max(known, 0);

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const forward = event.currentTarget.matches(':dir(rtl)') ? -1 : 1;
    const steps: Record<string, number> = {
      ArrowRight: position + forward,
      ArrowLeft: position - forward,
      Home: 0,
      End: tabs.length - 1,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (step + tabs.length) % tabs.length;
    onSelect(tabs[next]?.name ?? selected);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
        {tabs.map((tab, place) => (
          <button
            key={tab.name}
            id={`${id}-${tab.name}`}
            type="button"
            role="tab"
            aria-selected={place === position}
            aria-controls={`${id}-view`}
            tabIndex={place === position ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(tab.name)}
          >
            <span>{tab.label}</span>
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div
        id={`${id}-view`}
        role="tabpanel"
        aria-labelledby={`${id}-${tabs[position]?.name}`}
        className={styles.view}
      >
        {tabs[position]?.content}
      </div>
    </>
  );
}
