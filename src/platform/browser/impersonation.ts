import { authClient, sessionKey, signOut } from "./session.ts";

/** Where the super-user's own session is parked. */
const ownKey = `${sessionKey}-own`;

type Tokens = { readonly access_token: string; readonly refresh_token: string };

/** Continues with another person's session, parking one’s own until `endImpersonation`. */
export async function beginImpersonation({ access_token, refresh_token }: Tokens): Promise<void> {
  const client = await authClient();
  const { data } = await client.getSession();
  if (data.session) localStorage.setItem(ownKey, JSON.stringify(tokensOf(data.session)));
  const { error } = await client.setSession({ access_token, refresh_token });
  if (error) throw error;
}

/** Restores one's own session and ends the other; false if one's own has expired. */
export async function endImpersonation(): Promise<boolean> {
  const client = await authClient();
  const { data } = await client.getSession();
  const own = localStorage.getItem(ownKey);
  localStorage.removeItem(ownKey);
  const isBack = own !== null && !(await client.setSession(JSON.parse(own))).error;
  if (!isBack) await signOut();
  else if (data.session) await client.admin.signOut(data.session.access_token, "local");
  return isBack;
}

const tokensOf = ({ access_token, refresh_token }: Tokens): Tokens => ({ access_token, refresh_token });
