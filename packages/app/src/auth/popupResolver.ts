/** What opens the provider's popup: the SDK makes one object of this class, and asks it to get ready before each popup. */
type ResolverClass = new () => {
  _initialize(auth: unknown): Promise<unknown>;
  _originValidation(auth: unknown): Promise<unknown>;
  originValidationPromises: Record<string, unknown>;
};

/** The SDK's resolver is a class behind an opaque type; were it ever something else, it is used as it is. */
function isResolverClass(resolver: unknown): resolver is ResolverClass {
  return typeof resolver === 'function' && '_initialize' in resolver.prototype;
}

export interface PreparedPopup {
  /** For the SDK, in place of its own. */
  resolver: object;
  /** Loads what a popup needs; rejects when that does not arrive, and may be tried again. */
  warmUp: (auth: unknown) => Promise<void>;
}

/**
 * The SDK's popup resolver with two differences. It can be warmed up: the SDK begins to load the provider's
 * frame only at the click, and on a slow network the browser then takes the popup for an unasked one and
 * blocks it. And it forgets a failed check of the shop's domain, which the SDK would repeat until a reload.
 * @param beforeFrame what has to be there before the provider's frame is loaded
 */
export function preparePopup(resolver: object, beforeFrame: () => Promise<void>): PreparedPopup {
  if (!isResolverClass(resolver)) return { resolver, warmUp: async () => {} };
  let current: InstanceType<ResolverClass> | undefined;

  class Prepared extends resolver {
    constructor() {
      super();
      current = this;
    }

    override async _initialize(auth: unknown) {
      await beforeFrame();
      return super._initialize(auth);
    }

    override async _originValidation(auth: unknown) {
      try {
        return await super._originValidation(auth);
      } catch (error) {
        this.originValidationPromises = {};
        throw error;
      }
    }
  }

  return {
    resolver: Prepared,
    warmUp: async (auth) => {
      await current?._initialize(auth);
    },
  };
}
