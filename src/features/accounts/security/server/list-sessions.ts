import { endSessions } from "../../server/end-sessions.ts";
import type { PersonAuthRequest } from "../../server/handle-auth.ts";
import { type AuthReply, answer, refusal } from "../../server/refuse-auth.ts";
import { findOpenSessions } from "../../server/session-store.ts";

/** GET /sessions: where this person is signed in. */
export async function listSessions({ ctx, person }: PersonAuthRequest): Promise<AuthReply> {
  const open = await findOpenSessions(ctx.db, person.userId, ctx.now);
  return answer({
    sessions: open.map((session) => ({
      id: session.id,
      created_at: session.createdAt.toISOString(),
      last_seen_at: session.lastSeenAt.toISOString(),
      user_agent: session.userAgent,
      ip: session.ip,
      current: session.id === person.session.id,
    })),
  });
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** DELETE /sessions/:id: signs one device out. */
export async function revokeSession(asked: PersonAuthRequest): Promise<AuthReply> {
  const id = asked.param("id");
  const ended = uuid.test(id)
    ? await asked.change((ctx) =>
        endSessions(ctx, { userId: asked.person.userId, onlyId: id, reason: "signed out from another device" }),
      )
    : 0;
  return ended > 0 ? answer({ id }) : refusal(404, "not_found", "There is no such session.");
}
