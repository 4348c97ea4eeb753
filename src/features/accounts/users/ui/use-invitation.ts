import { useEffect, useState } from "react";
import { callApi } from "#platform/browser/call-api.ts";
import { accessToken, authClient } from "#platform/browser/session.ts";
import { type Problem, problemOf } from "../../ui/problem-notice.tsx";
import type { Invitation } from "../invitations-contract.ts";

type Read =
  | { readonly is: "reading" }
  | { readonly is: "open"; readonly invitation: Invitation }
  | { readonly is: "closed"; readonly problem: Problem };

/** The meaning of an invitation’s link. An empty token is one that is not known yet. */
export function useInvitation(token: string): Read {
  const [read, setRead] = useState<Read>({ is: "reading" });
  useEffect(() => {
    if (!token) return;
    let isGone = false;
    const tell = (next: Read) => !isGone && setRead(next);
    readInvitation(token).then(
      (invitation) => tell({ is: "open", invitation }),
      (error: unknown) => tell({ is: "closed", problem: problemOf(error) }),
    );
    return () => {
      isGone = true;
    };
  }, [token]);
  return read;
}

const contract = async () => (await import("../invitations-contract.ts")).invitationsContract;

const readInvitation = async (token: string) => callApi((await contract()).readInvite, { token });

type Accepting = { token: string; name: string; password: string };

/** Accepts, and continues as the invited person. */
export async function acceptInvitation(accepting: Accepting): Promise<void> {
  const token = await accessToken();
  const { session } = await callApi((await contract()).acceptInvite, accepting, { ...(token && { token }) });
  const client = await authClient();
  const { access_token = "", refresh_token = "" } = session ?? {};
  const { error } = session ? await client.setSession({ access_token, refresh_token }) : await client.refreshSession();
  if (error) throw error;
}
