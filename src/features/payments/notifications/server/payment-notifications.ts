import { type Accepted, accept } from "#domain/result.ts";
import { addDays, localDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf } from "#platform/contract.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import type { notificationsContract } from "../contract.ts";
import { describeNotification } from "./describe-notification.ts";
import { findNotifications } from "./views.ts";

type List = typeof notificationsContract.paymentNotifications;

/** What gateways told us, the latest first. */
export async function paymentNotifications(ctx: Context, asked: ParsedOf<List>): Promise<Accepted<OutputOf<List>>> {
  const midnight = localTime("00:00");
  const filter = {
    verdicts: asked.verdicts,
    search: asked.search,
    from: asked.from ? momentOf(localDate(asked.from), midnight) : undefined,
    until: asked.until ? momentOf(addDays(localDate(asked.until), 1), midnight) : undefined,
    after: timeKey.read(asked.after),
  };
  const found = await findNotifications(ctx.db, filter, asked.size + 1);
  const { rows, next } = pageOf(found, asked.size, ({ notice }) =>
    timeKey.write({ at: notice.receivedAt, id: notice.id }),
  );
  return accept({ notices: rows.map(describeNotification), next });
}
