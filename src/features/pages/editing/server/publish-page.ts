import { pageLifecycle, timesProblem } from "#domain/page/page-lifecycle.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { checkPage } from "../../server/check-page.ts";
import { pageMarks } from "../../server/page-marks.ts";
import { type PageRecord, updateVersion } from "../../server/store.ts";
import type { pageEditingContract } from "../contract.ts";
import { describeChanged } from "./describe-page.ts";
import { editPage, lockEdited } from "./edit-page.ts";

/**
 * The draft as it was seen goes out, whole: visitors read the version before until the same moment for everyone. A page that
 * is out stays out while its next version waits.
 */
export async function publishPage(ctx: Context, input: ParsedOf<typeof pageEditingContract.publishPage>) {
  const times = { publishAt: dateOf(input.publish_at), expireAt: dateOf(input.expire_at) };
  const before = await lockEdited(ctx, input);
  if (!before.ok) return before;
  const page = before.value;
  if (page.state !== "published" && !pageLifecycle.can(page.state, "published")) return refuse("not_possible");
  const problem = timesProblem(times, ctx.now);
  if (problem) return refuse(problem);
  const problems = await checkPage(ctx, page, await pageMarks(ctx));
  if (problems.length > 0) return refuse("not_ready", { problems });
  await updateVersion(
    ctx.db,
    { pageId: page.id, number: page.draftNumber },
    { publishedAt: times.publishAt ?? ctx.now, ...(input.reason && { reason: input.reason }) },
  );
  await editPage(ctx, page, publication(page, times));
  await recordAudit(ctx, {
    action: "page.published",
    subject: { kind: "page", id: page.id },
    details: { after: { path: page.path, number: page.draftNumber, ...input } },
  });
  await ctx.touchSite();
  return accept(await describeChanged(ctx, page.id));
}

const dateOf = (moment: string | null): Date | null => (moment === null ? null : new Date(moment));

type Times = { readonly publishAt: Date | null; readonly expireAt: Date | null };

function publication({ state, draftNumber }: PageRecord, { publishAt, expireAt }: Times): Partial<PageRecord> {
  if (publishAt === null)
    return { state: "published", shownNumber: draftNumber, comingNumber: null, publishAt: null, expireAt };
  return { state: state === "published" ? state : "scheduled", comingNumber: draftNumber, publishAt, expireAt };
}
