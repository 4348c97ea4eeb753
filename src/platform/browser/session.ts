import type { GoTrueClient, Session } from "@supabase/auth-js";
import { type Role, roles } from "#domain/account/roles.ts";
import { unreachable } from "./call-api.ts";
import { forgetDeviceData } from "./device/device-data.ts";
import { useLateStore } from "./modules/use-late-store.ts";

/** Where the browser keeps the session. A visitor without it loads nothing of what follows. */
export const sessionKey = "cts-auth";

/** The signed-in person according to this browser: for what is shown. The server asks for itself. */
export type SignedIn = {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly Role[];
  /** The super-user who looks through this person's eyes. */
  readonly impersonatorId: string | undefined;
};
export type SessionState =
  | { readonly status: "unknown" }
  | { readonly status: "out" }
  | { readonly status: "in"; readonly person: SignedIn };

const unknown: SessionState = { status: "unknown" };
const out: SessionState = { status: "out" };

let state: SessionState = unknown;
let client: Promise<GoTrueClient> | undefined;
const listeners = new Set<() => void>();

function become(next: SessionState) {
  if (JSON.stringify(next) === JSON.stringify(state)) return;
  // Signed out here, in another tab or by the server: what was saved to be read offline is theirs alone.
  if (state.status === "in" && next.status === "out") forgetDeviceData("copies", "positions");
  state = next;
  for (const listener of listeners) listener();
}

/** Loads the client once; sign-in pages and signed-in areas ask for it, no one else. */
export function authClient(): Promise<GoTrueClient> {
  client ??= openClient().catch((error: unknown) => {
    // The connection may be back when someone asks again.
    client = undefined;
    throw error;
  });
  return client;
}

async function openClient(): Promise<GoTrueClient> {
  const { AuthClient } = await import("@supabase/auth-js");
  const made = new AuthClient({
    url: `${location.origin}/auth/v1`,
    headers: { apikey: "public" },
    storageKey: sessionKey,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
    flowType: "implicit",
    experimental: { recoveryCodes: true },
  });
  // SIGNED_IN comes again with every look at the tab; `become` lets only a change through.
  made.onAuthStateChange((event, session) => {
    // At the start none is also said when a stored one could not be refreshed just now; it is then still stored.
    if (!session && event === "INITIAL_SESSION") return become(storedState());
    become(session ? stateOf(session) : out);
  });
  return made;
}

function stateOf({ user }: Pick<Session, "user">): SessionState {
  const claimed: unknown = user.app_metadata?.roles;
  const impersonator: unknown = user.app_metadata?.impersonator_id;
  return {
    status: "in",
    person: {
      userId: user.id,
      email: user.email ?? "",
      name: String(user.user_metadata?.name ?? ""),
      roles: Array.isArray(claimed) ? roles.filter((role) => claimed.includes(role)) : [],
      impersonatorId: typeof impersonator === "string" ? impersonator : undefined,
    },
  };
}

function storedText(): string | null {
  try {
    return localStorage.getItem(sessionKey);
  } catch {
    return null;
  }
}

/** The stored session, whether or not the server can be reached now. */
function storedState(): SessionState {
  try {
    const stored = JSON.parse(storedText() ?? "null");
    return stored?.user?.id ? stateOf(stored) : out;
  } catch {
    return out;
  }
}

export const hasStoredSession = () => storedText() !== null;

/**
 * The stored value is shown at once: the client takes its time, and half a minute of it where the server cannot be asked.
 * When it comes it says otherwise if need be.
 */
function look() {
  become(storedState());
  void authClient().catch(() => undefined);
}

/** Other tabs sign in and out as well; a tab that never loaded the client hears of it only here. */
function hearOtherTab(event: StorageEvent) {
  // A null key means that everything was cleared.
  if (event.key !== sessionKey && event.key !== null) return;
  if (event.key === sessionKey && event.newValue) look();
  else become(out);
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener("storage", hearOtherTab);
  listeners.add(listener);
  if (state.status === "unknown") {
    if (hasStoredSession()) look();
    else become(out);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", hearOtherTab);
  };
}

/** Follows the session, over all tabs. Unknown on the server and until the browser has looked. */
export const useSession = () => useLateStore(subscribe, current, unknown);
const current = () => state;

async function clientForCall(): Promise<GoTrueClient> {
  return authClient().catch(() => {
    throw unreachable();
  });
}

/**
 * For calls: a token that is valid for a while yet, or none if no one is signed in. Someone who is signed in but cannot get
 * a fresh one just now sees that the server cannot be reached, and stays signed in.
 */
export async function accessToken(): Promise<string | undefined> {
  if (!hasStoredSession()) return undefined;
  const client = await clientForCall();
  const { data } = await Promise.race([client.getSession(), giveUp()]);
  if (!data.session && hasStoredSession()) throw unreachable();
  return data.session?.access_token;
}

/** The client goes on trying for half a minute; no one waits that long before a word is said. */
const patience = 8000;
const giveUp = () => new Promise<never>((_, reject) => setTimeout(() => reject(unreachable()), patience));

/**
 * For a token the server does not accept: a new one, or none when the session is over. Throws when it cannot find out
 * now.
 */
export async function renewedToken(): Promise<string | undefined> {
  const client = await clientForCall();
  const { data, error } = await Promise.race([client.refreshSession(), giveUp()]);
  if (error && (error.name === "AuthRetryableFetchError" || error.status === 429)) throw unreachable();
  return data.session?.access_token;
}

type Farewell = () => Promise<unknown>;
const farewells = new Set<Farewell>();

/** Runs before someone leaves by their own wish, while they may still call: what waits is sent, notices end. */
export function beforeLeaving(run: Farewell): () => void {
  farewells.add(run);
  return () => void farewells.delete(run);
}

type Objection = () => string | undefined;
const objections = new Set<Objection>();

/** A warning of what is lost when someone leaves now; undefined where nothing is. */
export function objectToLeaving(why: Objection): () => void {
  objections.add(why);
  return () => void objections.delete(why);
}

export const reasonToStay = (): string | undefined =>
  [...objections].map((why) => why()).find((text) => text !== undefined);

/** No one who wants to leave waits longer. */
const farewellMs = 4000;

/** Signs out by the person's own wish: nothing of theirs stays on this device. */
export async function leave(): Promise<void> {
  const said = Promise.allSettled([...farewells].map((run) => run()));
  await Promise.race([said, new Promise((resolve) => setTimeout(resolve, farewellMs))]);
  try {
    await signOut();
  } finally {
    forgetDeviceData("copies", "outbox", "pictures", "positions");
  }
}

/** Leaves on this device, online or offline. */
export async function signOut(): Promise<void> {
  try {
    await (await authClient()).signOut({ scope: "local" });
  } finally {
    forget();
  }
}

/** Should the client not have come: the session leaves this device all the same. */
function forget() {
  try {
    localStorage.removeItem(sessionKey);
  } catch {
    // Storage may be forbidden; then nothing was in it.
  }
  become(out);
}
