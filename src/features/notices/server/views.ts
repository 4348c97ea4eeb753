import { and, desc, eq, gt, isNull, or } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { sessions } from "#db/schema/accounts.ts";
import { drivers } from "#db/schema/drivers.ts";
import { pushSubscriptions } from "#db/schema/notices.ts";

/** More phones than anyone has. */
const phonesAtMost = 10;

/** The phones of an active driver, each while its session lasts. */
export const findPhonesOf = (db: ReadDb, driverId: string, now: Date) =>
  db
    .select({
      id: pushSubscriptions.id,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
    })
    .from(pushSubscriptions)
    .innerJoin(drivers, eq(drivers.userId, pushSubscriptions.userId))
    .leftJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(
      and(
        eq(drivers.id, driverId),
        eq(drivers.state, "active"),
        or(
          isNull(pushSubscriptions.sessionId),
          and(isNull(sessions.revokedAt), gt(sessions.idleUntil, now), gt(sessions.endsAt, now)),
        ),
      ),
    )
    .orderBy(desc(pushSubscriptions.createdAt))
    .limit(phonesAtMost);
