import type { GoTrueClient, Session } from "@supabase/auth-js";
import { useSyncExternalStore } from "react";
import { type Role, roles } from "#domain/roles.ts";

/** Where the browser keeps the session. A visitor without it loads nothing of what follows. */
export const sessionKey = "cts-auth";

/** Who this browser says is signed in: for what is shown. The server asks for itself. */
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
  state = next;
  for (const listener of listeners) listener();
}

/** Loads the client once; sign-in pages and signed-in areas ask for it, nobody else. */
export function authClient(): Promise<GoTrueClient> {
  client ??= import("@supabase/auth-js").then(({ AuthClient }) => {
    const made = new AuthClient({
      url: `${location.origin}/auth/v1`,
      headers: { apikey: "public" },
      storageKey: sessionKey,
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: false,
      flowType: "implicit",
    });
    // SIGNED_IN comes again with every look at the tab; `become` lets only a change through.
    made.onAuthStateChange((_event, session) => become(stateOf(session)));
    return made;
  });
  return client;
}

function stateOf(session: Session | null): SessionState {
  if (!session) return out;
  const { user } = session;
  const claimed: unknown = user.app_metadata.roles;
  const impersonator: unknown = user.app_metadata.impersonator_id;
  return {
    status: "in",
    person: {
      userId: user.id,
      email: user.email ?? "",
      name: String(user.user_metadata.name ?? ""),
      roles: Array.isArray(claimed) ? roles.filter((role) => claimed.includes(role)) : [],
      impersonatorId: typeof impersonator === "string" ? impersonator : undefined,
    },
  };
}

export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(sessionKey) !== null;
  } catch {
    return false;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (state.status === "unknown") {
    if (hasStoredSession()) void authClient();
    else become(out);
  }
  // Another tab has signed in: this one had no client to hear of it.
  const otherTab = (event: StorageEvent) => {
    if (event.key === sessionKey && event.newValue) void authClient();
  };
  window.addEventListener("storage", otherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", otherTab);
  };
}

/** Follows the session, over all tabs. Unknown on the server and until the browser has looked. */
export const useSession = () =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => unknown,
  );

/** For calls: a token that is good for a while yet, or none. */
export async function accessToken(): Promise<string | undefined> {
  if (!hasStoredSession()) return undefined;
  const { data } = await (await authClient()).getSession();
  return data.session?.access_token;
}

/** Leaves on this device. */
export async function signOut(): Promise<void> {
  await (await authClient()).signOut({ scope: "local" });
}
