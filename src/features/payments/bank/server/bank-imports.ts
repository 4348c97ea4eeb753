import { type Accepted, accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf } from "#platform/contract.ts";
import type { bankContract } from "../contract.ts";
import { findBankImports } from "./views.ts";

type Imports = OutputOf<typeof bankContract.bankImports>;

export async function bankImports(ctx: Context): Promise<Accepted<Imports>> {
  const result = await findBankImports(ctx.db);
  return accept({
    imports: result.map(({ one, importer }) => ({
      id: one.id,
      name: one.name,
      format: one.format,
      lines: one.lines,
      new_lines: one.newLines,
      matched: one.matched,
      unread: one.unread,
      imported_by: importer,
      created_at: one.createdAt.toISOString(),
    })),
  });
}
