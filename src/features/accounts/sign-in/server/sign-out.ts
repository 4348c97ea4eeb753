import { endSessions } from "../../server/end-sessions.ts";
import type { PersonAuthRequest } from "../../server/handle-auth.ts";
import type { AuthReply } from "../../server/refuse-auth.ts";

/** POST /logout?scope=local|others|global: this device, all others, or all. */
export async function signOut(input: PersonAuthRequest): Promise<AuthReply> {
  const { userId, session } = input.person;
  // A super-user viewing the site as another user ends only that session.
  const scope = session.impersonatorId ? "local" : (input.query("scope") ?? "global");
  await input.change((ctx) =>
    endSessions(ctx, {
      userId,
      reason: "signed out",
      ...(scope === "local" && { onlyId: session.id }),
      ...(scope === "others" && { exceptId: session.id }),
    }),
  );
  return { status: 204 };
}
