import * as v from 'valibot';

/* The messages between an app's page and the panel's frame. Each side parses what it receives, and ignores the rest. */

const credential = v.variant('method', [
  v.object({ method: v.literal('password'), email: v.string(), password: v.string() }),
  v.object({ method: v.literal('google'), idToken: v.string() }),
]);

/** The messages that the frame accepts from the app. */
const command = v.variant('name', [
  v.object({
    name: v.literal('signIn'),
    credential,
    /** The code of the account's authenticator app, if it has one. */
    code: v.exactOptional(v.string()),
  }),
  v.object({ name: v.literal('signOut') }),
  v.object({ name: v.literal('fillIn'), code: v.string() }),
  v.object({ name: v.literal('openLink'), link: v.pipe(v.string(), v.regex(/^https?:/)) }),
  v.object({ name: v.literal('accountDeleted'), localId: v.string() }),
]);

const frameMessage = v.variant('type', [
  v.object({ type: v.literal('ready') }),
  v.object({ type: v.literal('close') }),
  v.object({
    type: v.literal('summary'),
    unread: v.number(),
    /** The name of the simulated failure. */
    failure: v.exactOptional(v.string()),
  }),
  v.object({ type: v.literal('command'), id: v.number(), command }),
]);

const hostMessage = v.variant('type', [
  v.object({
    type: v.literal('state'),
    isOpen: v.boolean(),
    /** Whether the app's window is narrow: the frame knows only its own width. */
    isNarrow: v.boolean(),
    /** The signed-in account, if the app reports it. */
    user: v.exactOptional(v.string()),
    canSignOut: v.boolean(),
  }),
  /** The emulator's page has opened the app to sign in as this account. */
  v.object({ type: v.literal('signInAs'), localId: v.string() }),
  v.object({
    type: v.literal('result'),
    id: v.number(),
    /** Why the command failed. */
    error: v.exactOptional(v.string()),
  }),
]);

export type Credential = v.InferOutput<typeof credential>;
export type Command = v.InferOutput<typeof command>;
export type FrameMessage = v.InferOutput<typeof frameMessage>;
export type HostMessage = v.InferOutput<typeof hostMessage>;

const parserOf =
  <Schema extends v.GenericSchema>(schema: Schema) =>
  (data: unknown): v.InferOutput<Schema> | undefined => {
    const { success, output } = v.safeParse(schema, data);
    return success ? output : undefined;
  };

/** Returns `undefined` for anything but a message of the frame. */
export const parseFrameMessage = parserOf(frameMessage);

/** Returns `undefined` for anything but a message of the app's page. */
export const parseHostMessage = parserOf(hostMessage);
