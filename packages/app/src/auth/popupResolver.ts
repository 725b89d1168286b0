/** The SDK's resolver, as far as it is overridden here. The SDK makes one instance and initialises it before each popup. */
type ResolverClass = new () => {
  _initialize(auth: unknown): Promise<unknown>;
  _originValidation(auth: unknown): Promise<unknown>;
  originValidationPromises: Record<string, unknown>;
};

/** The SDK's resolver is a class behind an opaque type; were it ever something else, it is used as it is. */
function isResolverClass(resolver: unknown): resolver is ResolverClass {
  return typeof resolver === 'function' && '_initialize' in resolver.prototype;
}

/**
 * The SDK's popup resolver with two differences. It can be initialised ahead of the click: the SDK loads the
 * provider's iframe only then, and on a slow network the browser blocks the popup because the click is too long ago.
 * And it forgets a failed check of the shop's domain, which the SDK would repeat until a reload.
 * @param beforeIframe what has to be there before the provider's iframe is loaded
 * @returns the resolver for the SDK, and `warmUp`, which initialises it; that may fail, and be tried again
 */
export function preparePopup(resolver: object, beforeIframe: () => Promise<void>) {
  let instance: InstanceType<ResolverClass> | undefined;
  const warmUp = async (auth: unknown): Promise<void> => {
    await instance?._initialize(auth);
  };
  if (!isResolverClass(resolver)) return { resolver, warmUp };

  class PreparedResolver extends resolver {
    constructor() {
      super();
      instance = this;
    }

    override async _initialize(auth: unknown) {
      await beforeIframe();
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

  return { resolver: PreparedResolver, warmUp };
}
