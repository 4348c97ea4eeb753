import { useEffect, useSyncExternalStore } from "react";
import { accessToken, type SessionState, useSession } from "#platform/browser/session.ts";

export type RoleFlags = { readonly isAdmin: boolean; readonly isDriver: boolean };
type FlagRole = "admin" | "driver";
type Answer = { readonly data: unknown; readonly error: null } | { readonly data: null; readonly error: unknown };

const none: RoleFlags = { isAdmin: false, isDriver: false };
const flagOf = { admin: "isAdmin", driver: "isDriver" } as const;

/** One for the whole page: header and drawer show the same, and the server is asked once. */
let flags = none;
let loadedFor: string | undefined;
const listeners = new Set<() => void>();

function set(next: RoleFlags) {
  flags = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Which dashboards the navigation offers. Asked for a new person only, however often the session is announced: an answer
 * that is an error leaves a flag as it was, a question that breaks takes it down, and signing out takes down both.
 */
export function useRoleFlags(): RoleFlags {
  const session = useSession();
  useEffect(() => follow(session), [session]);
  return useSyncExternalStore(
    subscribe,
    () => flags,
    () => none,
  );
}

function follow(session: SessionState) {
  if (session.status === "unknown") return;
  const userId = session.status === "in" ? session.person.userId : undefined;
  if (userId === loadedFor) return;
  loadedFor = userId;
  set(none);
  if (!userId) return;
  void ask(userId, "admin");
  void ask(userId, "driver");
}

async function ask(userId: string, role: FlagRole) {
  const raise = (isOn: boolean) => userId === loadedFor && set({ ...flags, [flagOf[role]]: isOn });
  try {
    const { data, error } = await hasRole(userId, role);
    if (!error) raise(data === true);
  } catch {
    raise(false);
  }
}

/** The specification’s remote procedure. A refusal is an error; a lost answer is thrown. */
async function hasRole(userId: string, role: FlagRole): Promise<Answer> {
  const token = await accessToken();
  const response = await fetch("/rest/v1/rpc/has_role", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      apikey: "public",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ _user_id: userId, _role: role }),
  });
  const body: unknown = await response.json();
  return response.ok ? { data: body, error: null } : { data: null, error: body };
}
