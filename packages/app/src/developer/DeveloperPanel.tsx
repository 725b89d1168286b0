import { ChevronDown, Wrench } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import styles from './DeveloperPanel.module.css';
import { FAULTS } from './faults.ts';
import { PanelBody } from './PanelBody.tsx';
import { readItem, writeItem } from './panelStorage.ts';
import { type Emulator, useEmulator } from './useEmulator.ts';

/**
 * A drawer for testing accounts, in development with the emulator: a disclosure (APG) that never traps the shop's focus,
 * and stores in this tab whether it is open.
 */
export function DeveloperPanel() {
  const [isOpen, setIsOpen] = useState(() => readItem('open') === 'yes');
  const emulator = useEmulator(isOpen);
  const tab = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  const fault = labelOf(emulator.fault);

  const open = (next: boolean) => {
    setIsOpen(next);
    writeItem('open', next ? 'yes' : 'no');
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || event.nativeEvent.isComposing) return;
    open(false);
    tab.current?.focus();
  };

  return (
    <div className={styles.room}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only handles Escape from the controls inside. */}
      <div className={styles.drawer} data-theme="dark" onKeyDown={closeOnEscape}>
        <button
          ref={tab}
          type="button"
          className={styles.tab}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => open(!isOpen)}
        >
          {isOpen ? <ChevronDown aria-hidden="true" /> : <Wrench aria-hidden="true" />}
          <span>Developer</span>
          {fault !== undefined && <span className={styles.fault}>{fault}</span>}
        </button>
        {isOpen && (
          <section id={panelId} className={styles.panel} aria-label="Developer panel">
            <PanelBody emulator={emulator} />
          </section>
        )}
      </div>
    </div>
  );
}

/** Returns `undefined` when no fault is simulated. */
function labelOf(fault: Emulator['fault']): string | undefined {
  if (fault === undefined || fault === 'none') return undefined;
  return fault === 'other' ? 'Other failures' : FAULTS[fault].label;
}
