import { type Accepted, accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf } from "#platform/contract.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import type { verificationContract } from "../contract.ts";
import { describeProof } from "./describe-proof.ts";
import { findListedProofs } from "./views.ts";

type List = typeof verificationContract.transferProofs;

export async function transferProofs(ctx: Context, input: ParsedOf<List>): Promise<Accepted<OutputOf<List>>> {
  const filter = { view: input.view, search: input.search, after: timeKey.read(input.after) };
  const listedProofs = await findListedProofs(ctx.db, filter, input.size + 1);
  const { rows, next } = pageOf(listedProofs, input.size, ({ proof }) =>
    timeKey.write({ at: proof.createdAt, id: proof.id }),
  );
  return accept({ proofs: rows.map(describeProof), next });
}
