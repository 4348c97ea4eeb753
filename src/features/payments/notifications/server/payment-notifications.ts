import { type Accepted, accept } from "#domain/result.ts";
import { addDays, localDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf } from "#platform/contract.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import type { notificationsContract } from "../contract.ts";
import { describeNotification } from "./describe-notification.ts";
import { findNotifications } from "./views.ts";

type List = typeof notificationsContract.paymentNotifications;

/** Gateway messages, latest first. */
export async function paymentNotifications(ctx: Context, input: ParsedOf<List>): Promise<Accepted<OutputOf<List>>> {
  const midnight = localTime("00:00");
  const filter = {
    verdicts: input.verdicts,
    search: input.search,
    from: input.from ? momentOf(localDate(input.from), midnight) : undefined,
    until: input.until ? momentOf(addDays(localDate(input.until), 1), midnight) : undefined,
    after: timeKey.read(input.after),
  };
  const notifications = await findNotifications(ctx.db, filter, input.size + 1);
  const { rows, next } = pageOf(notifications, input.size, ({ notice }) =>
    timeKey.write({ at: notice.receivedAt, id: notice.id }),
  );
  return accept({ notices: rows.map(describeNotification), next });
}
