import { CallFailed, unreachable } from "./call-api.ts";
import { accessToken, authClient } from "./session.ts";

/** One device where the person is signed in. */
export type DeviceSession = {
  readonly id: string;
  readonly created_at: string;
  readonly last_seen_at: string;
  readonly user_agent: string;
  readonly ip: string;
  readonly current: boolean;
};

/** Calls that the official client lacks: the list of sessions is ours. */
async function askAuth(path: string, method: "GET" | "DELETE") {
  const token = await accessToken();
  const response = await fetch(`/auth/v1/${path}`, { method, headers: { authorization: `Bearer ${token}` } }).catch(
    () => {
      throw unreachable();
    },
  );
  const body = await response.json().catch(() => ({}));
  if (response.ok) return body;
  throw new CallFailed(response.status, body.code ?? "broken", body.message ?? "Something went wrong.");
}

export const readSessions = async (): Promise<readonly DeviceSession[]> => (await askAuth("sessions", "GET")).sessions;

export const endSession = (id: string) => askAuth(`sessions/${encodeURIComponent(id)}`, "DELETE");

/** Ends every session including this one, so the area shows its sign-in page. */
export async function signOutEverywhere() {
  const { error } = await (await authClient()).signOut({ scope: "global" });
  if (error) throw error;
}

export async function changePassword(change: { current: string; next: string }) {
  const client = await authClient();
  const { error } = await client.updateUser({ password: change.next, current_password: change.current });
  if (error) throw error;
}

/** The authenticator app, if one is set up. */
export async function readFactor() {
  const { data, error } = await (await authClient()).mfa.listFactors();
  if (error) throw error;
  return data.totp[0] ?? null;
}

export async function removeFactor(factorId: string) {
  const client = await authClient();
  const { error } = await client.mfa.unenroll({ factorId });
  if (error) throw error;
  await client.refreshSession();
}

/** The old ones stop working. */
export async function newRecoveryCodes(): Promise<readonly string[]> {
  const { data, error } = await (await authClient()).mfa.recoveryCodes.generate();
  if (error) throw error;
  return data?.codes ?? [];
}
