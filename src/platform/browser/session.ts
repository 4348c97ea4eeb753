import type { GoTrueClient, Session } from "@supabase/auth-js";
import { type Role, roles } from "#domain/account/roles.ts";
import { unreachable } from "./call-api.ts";
import { forgetDeviceData } from "./device/device-data.ts";
import { useLateStore } from "./modules/use-late-store.ts";

/** Where the browser stores the session. A visitor without one loads none of the client. */
export const sessionKey = "cts-auth";

/** The signed-in person according to this browser, for display. The server checks for itself. */
export type SignedIn = {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly Role[];
  /** The super-user who is viewing the site as this person. */
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
  // Signed out here, in another tab or by the server: offline copies belong to that person alone.
  if (state.status === "in" && next.status === "out") forgetDeviceData("copies", "positions");
  state = next;
  for (const listener of listeners) listener();
}

/** Loads the client once, only for sign-in pages and signed-in areas. */
export function authClient(): Promise<GoTrueClient> {
  client ??= openClient().catch((error: unknown) => {
    // The connection may be back next time.
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
  // SIGNED_IN fires on every tab switch; `become` passes on changes only.
  made.onAuthStateChange((event, session) => {
    // At start, no session is also reported if the stored one could not be refreshed just now; it is still stored.
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

/** The stored session, whether or not the server is reachable. */
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
 * The stored value is shown immediately: the client takes its time, up to half a minute if the server is unreachable,
 * and corrects it then if necessary.
 */
function look() {
  become(storedState());
  void authClient().catch(() => undefined);
}

/** Other tabs sign in and out too; a tab that never loaded the client only learns of it here. */
function hearOtherTab(event: StorageEvent) {
  // A null key means that all storage was cleared.
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

/** Follows the session across all tabs. Unknown on the server and until the browser has checked. */
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

/** The client retries for half a minute; no one should wait that long without an answer. */
const patience = 8000;
const giveUp = () => new Promise<never>((_, reject) => setTimeout(() => reject(unreachable()), patience));

/** For a rejected token: a new one, or none if the session has ended. Throws if it can’t find out now. */
export async function renewedToken(): Promise<string | undefined> {
  const client = await clientForCall();
  const { data, error } = await Promise.race([client.refreshSession(), giveUp()]);
  if (error && (error.name === "AuthRetryableFetchError" || error.status === 429)) throw unreachable();
  return data.session?.access_token;
}

type Farewell = () => Promise<unknown>;
const farewells = new Set<Farewell>();

/** Runs before someone signs out, while they can still make calls: waiting items are sent, notifications end. */
export function beforeLeaving(run: Farewell): () => void {
  farewells.add(run);
  return () => void farewells.delete(run);
}

type Objection = () => string | undefined;
const objections = new Set<Objection>();

/** Warns of what would be lost by signing out now; undefined if nothing would. */
export function objectToLeaving(why: Objection): () => void {
  objections.add(why);
  return () => void objections.delete(why);
}

export const reasonToStay = (): string | undefined =>
  [...objections].map((why) => why()).find((text) => text !== undefined);

/** No one who wants to leave waits longer. */
const farewellMs = 4000;

/** Signs out at the person's request: nothing of theirs stays on this device. */
export async function leave(): Promise<void> {
  const said = Promise.allSettled([...farewells].map((run) => run()));
  await Promise.race([said, new Promise((resolve) => setTimeout(resolve, farewellMs))]);
  try {
    await signOut();
  } finally {
    forgetDeviceData("copies", "outbox", "pictures", "positions");
  }
}

/** Signs out on this device, online or offline. */
export async function signOut(): Promise<void> {
  try {
    await (await authClient()).signOut({ scope: "local" });
  } finally {
    forget();
  }
}

/** If the client could not be loaded, the session is still removed from this device. */
function forget() {
  try {
    localStorage.removeItem(sessionKey);
  } catch {
    // If storage is forbidden, nothing was in it.
  }
  become(out);
}
