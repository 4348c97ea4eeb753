import { accept } from "#domain/result.ts";
import { localDate, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import type { emailContract } from "../contract.ts";
import { describeEmail } from "./describe-email.ts";
import { countTexts, countTroubled, findEmails } from "./views.ts";

type Input = ParsedOf<typeof emailContract.listEmails>;

/** Lists emails, the newest first. Without a mail server they do not leave the company at all. */
export async function listEmails(ctx: Context, input: Input) {
  const { after, size, states, channels, search } = input;
  const key = timeKey.read(after);
  // One more than is shown tells whether there is another page.
  const emails = await findEmails(ctx.db, { states, channels, search }, { size: size + 1, ...(key && { after: key }) });
  const { rows, next } = pageOf(emails, size, ({ createdAt: at, id }) => timeKey.write({ at, id }));
  return accept({
    emails: rows.map(describeEmail),
    next,
    leaves_by: ctx.setup.hasMailServer ? ("smtp" as const) : ("nothing" as const),
    ...(await countTroubled(ctx.db)),
    month: (await countTexts(ctx.db, startOfMonth(ctx.now))).map(({ costCents, ...counted }) => ({
      ...counted,
      cost_cents: costCents,
    })),
    phones_link: ctx.setup.phonesLink,
  });
}

const startOfMonth = (now: Date): Date => momentOf(localDate(`${localDateOf(now).slice(0, 7)}-01`), localTime("00:00"));
