/*
 * A stub of the part of Google's api.js (gapi.iframes) that the Firebase SDK needs for its popup.
 * The same script is served to the app's page and to the hidden frame of the emulator; the two
 * talk by postMessage. There is no answer to what the frame does not register.
 */
(() => {
  const { currentScript } = document; // this file, while it runs
  const address = currentScript instanceof HTMLScriptElement ? currentScript.src : location.href;
  const callback = new URL(address).searchParams.get('onload') ?? 'gapi_onload';
  queueMicrotask(() => Reflect.get(window, callback)?.());
  if (Reflect.get(window, 'gapi')?.iframes) return; // loaded before: two would answer twice

  const MARK = '__gapiShim';
  const PING = '__ping';
  const PING_EVERY = 25; // ms, until the frame has loaded its copy of this script
  const PING_LIMIT = 20_000; // ms; the SDK gives up after 5 to 15 s

  /** @typedef {{ kind: 'call', id: string, type: string, data?: unknown }} Call */
  /** @typedef {{ kind: 'reply', id: string, result: unknown }} Reply */

  /** @type {Map<string, (result: unknown) => void>} */
  const awaited = new Map();
  /** @type {Peer[]} */
  const peers = [];

  /**
   * @param {Window | null} target
   * @param {Call | Reply} message
   */
  function post(target, message) {
    target?.postMessage({ [MARK]: true, ...message }, '*');
  }

  /** The page at the other end: a frame, or the page that holds this frame. */
  class Peer {
    /** @type {Map<string, (data: unknown) => unknown>} */
    handlers = new Map();
    /** @type {Call[]} calls that came before their handler */
    early = [];

    /**
     * @param {() => Window | null} target
     * @param {HTMLIFrameElement} [element]
     */
    constructor(target, element) {
      this.target = target;
      this.element = element;
      peers.push(this);
    }

    /**
     * @param {string} type
     * @param {(data: unknown) => unknown} handler
     */
    register(type, handler) {
      this.handlers.set(type, handler);
      for (const call of this.early.splice(0)) this.receive(call);
    }

    /** @param {string} type */
    unregister(type) {
      this.handlers.delete(type);
    }

    /**
     * @param {string} type
     * @param {unknown} data
     * @param {(results: unknown[]) => void} [done]
     * @returns {Promise<unknown[]>}
     */
    send(type, data, done) {
      return new Promise((resolve) => {
        const id = crypto.randomUUID();
        awaited.set(id, (result) => {
          resolve([result]);
          done?.([result]);
        });
        post(this.target(), { kind: 'call', id, type, data });
      });
    }

    /**
     * Asks until the other end answers.
     * @param {(results: unknown[]) => void} [done]
     * @returns {Promise<unknown[]>}
     */
    ping(done) {
      return new Promise((resolve) => {
        const id = crypto.randomUUID();
        const timer = setInterval(
          () => post(this.target(), { kind: 'call', id, type: PING }),
          PING_EVERY,
        );
        setTimeout(() => clearInterval(timer), PING_LIMIT);
        awaited.set(id, (result) => {
          clearInterval(timer);
          resolve([result]);
          done?.([result]);
        });
      });
    }

    restyle() {
      return Promise.resolve();
    }

    getIframeEl() {
      return this.element;
    }

    /** @param {Call} call */
    async receive(call) {
      const handler = call.type === PING ? () => true : this.handlers.get(call.type);
      if (handler === undefined) {
        this.early.push(call);
        return;
      }
      post(this.target(), { kind: 'reply', id: call.id, result: await handler(call.data) });
    }
  }

  addEventListener('message', ({ data, source }) => {
    if (data?.[MARK] !== true) return;
    if (data.kind === 'call') {
      peers.find((peer) => peer.target() === source)?.receive(data);
      return;
    }
    const done = awaited.get(data.id);
    awaited.delete(data.id);
    try {
      done?.(data.result);
    } catch {
      // The SDK throws here on purpose, to stop after its storage check; gapi swallows that too.
    }
  });

  const context = {
    /** @type {Peer | null} */
    parent: window.parent === window ? null : new Peer(() => window.parent),

    getParentIframe() {
      return this.parent;
    },

    /**
     * @param {{ url: string, where?: HTMLElement, attributes?: Record<string, string> & { style?: object } }} options
     * @param {(frame: Peer) => unknown} [opened]
     */
    async open({ url, where = document.body, attributes = {} }, opened) {
      const element = document.createElement('iframe');
      const { style, ...others } = attributes;
      for (const [name, value] of Object.entries(others)) element.setAttribute(name, value);
      Object.assign(element.style, style);
      const address = new URL(url);
      address.searchParams.set('gapiStub', '1'); // asks the proxy for the stub in that frame, too
      element.src = address.href;
      const frame = new Peer(() => element.contentWindow, element);
      where.append(element);
      return (await opened?.(frame)) ?? frame;
    },
  };

  const gapi = {
    /**
     * @param {string} _library
     * @param {(() => void) | { callback: () => void }} options
     */
    load(_library, options) {
      queueMicrotask(typeof options === 'function' ? options : options.callback);
    },
    iframes: {
      Iframe: Peer,
      getContext: () => context,
      CROSS_ORIGIN_IFRAMES_FILTER: () => true,
    },
  };
  Object.assign(window, { gapi });
})();
