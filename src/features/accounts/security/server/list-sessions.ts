import type { PersonAuthRequest } from "../../server/handle-auth.ts";
import { type AuthReply, answer } from "../../server/refuse-auth.ts";
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
