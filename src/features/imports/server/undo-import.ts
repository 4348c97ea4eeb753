import { mayDo, partiesOf } from "#domain/account/permissions.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { undoImportRun } from "#platform/imports/undo-run.ts";
import type { importsContract } from "../contract.ts";

/** By our team; a company’s own user undoes the imports of their own. */
export const undoImport = (ctx: Context, { id }: ParsedOf<typeof importsContract.undoImport>) =>
  undoImportRun(ctx, {
    id,
    mayUndo: ({ createdBy }) =>
      mayDo("import_records", partiesOf(ctx.actor), "other") ||
      (ctx.actor.kind === "person" && createdBy === ctx.actor.userId),
  });
