import { endSessions } from "../../server/end-sessions.ts";
import type { PersonAuthRequest } from "../../server/handle-auth.ts";
import { type AuthReply, answer, refusal } from "../../server/refuse-auth.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** DELETE /sessions/:id: signs one device out. */
export async function revokeSession(input: PersonAuthRequest): Promise<AuthReply> {
  const id = input.param("id");
  const ended = uuid.test(id)
    ? await input.change((ctx) =>
        endSessions(ctx, { userId: input.person.userId, onlyId: id, reason: "signed out from another device" }),
      )
    : 0;
  return ended > 0
    ? answer({ id })
    : refusal(404, "not_found", "We couldn’t find that session. It may have ended already.");
}
