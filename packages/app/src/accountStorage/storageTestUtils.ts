import type { StoreEnvironment } from './AccountStore.ts';

export interface TestTab extends EventTarget, StoreEnvironment {
  /** What storage throws from now on: a name of a DOMException. Denied, it cannot be read either. */
  fault: 'SecurityError' | 'QuotaExceededError' | undefined;
  /** Brings what other tabs have written, with the event. */
  deliver(): void;
  /** Comes back from the back/forward cache: what other tabs have written is there, and no event tells of it. */
  restore(): void;
}

/** There are no locks, or every request for one is refused. */
export type LockFault = 'missing' | 'refused';

/**
 * A browser with one storage and its locks. Each tab is a process of its own: it reads a copy of the storage, which others'
 * writes reach when they are delivered or when a lock is granted. So a save without a lock loses what others have written,
 * as it may in Chromium.
 */
export function openBrowser() {
  const stored = new Map<string, string>();
  const tabs: TestTab[] = [];
  let requests: { tab: TestTab; grant: () => void }[] = [];
  let writes = 0;

  function openTab(lockFault?: LockFault): TestTab {
    let copy = new Map(stored);

    class Tab extends EventTarget implements TestTab {
      fault: TestTab['fault'];

      get localStorage() {
        this.#failOn('SecurityError');
        return {
          getItem: (key: string) => copy.get(key) ?? null,
          setItem: (key: string, value: string) => {
            this.#failOn('QuotaExceededError');
            writes += 1;
            copy.set(key, value);
            stored.set(key, value);
          },
        };
      }

      get navigator() {
        const request = (_name: string, callback: () => void) =>
          new Promise<void>((resolve, reject) => {
            const grant = () => {
              copy = new Map(stored);
              resolve(callback());
            };
            if (lockFault !== 'refused') requests.push({ tab: this, grant });
            else reject(new DOMException('The document is not active.', 'InvalidStateError'));
          });
        return lockFault === 'missing' ? {} : { locks: { request } };
      }

      deliver() {
        copy = new Map(stored);
        this.dispatchEvent(new Event('storage'));
      }

      restore() {
        copy = new Map(stored);
        this.dispatchEvent(new Event('pageshow'));
      }

      #failOn(fault: TestTab['fault']) {
        if (this.fault === fault) throw new DOMException('Storage fails.', fault);
      }
    }

    const tab = new Tab();
    tabs.push(tab);
    return tab;
  }

  /** Grants the lock to whoever has waited longest; returns whether somebody waited. */
  function grantLock(): boolean {
    const request = requests.shift();
    request?.grant();
    return request !== undefined;
  }

  return {
    stored,
    openTab,
    grantLock,
    /** How often something was written. */
    countWrites: () => writes,
    /** Leaves a page: what it waited for is gone. */
    leave(tab: TestTab) {
      tab.deliver();
      tab.dispatchEvent(new Event('pagehide'));
      requests = requests.filter((request) => request.tab !== tab);
      tabs.splice(tabs.indexOf(tab), 1);
    },
    /** Grants every lock, and delivers every write. */
    settle() {
      while (grantLock());
      for (const tab of tabs) tab.deliver();
    },
  };
}
