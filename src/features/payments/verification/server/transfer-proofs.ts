import { type Accepted, accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf } from "#platform/contract.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import type { verificationContract } from "../contract.ts";
import { describeProof } from "./describe-proof.ts";
import { findListedProofs } from "./views.ts";

type List = typeof verificationContract.transferProofs;

export async function transferProofs(ctx: Context, asked: ParsedOf<List>): Promise<Accepted<OutputOf<List>>> {
  const filter = { view: asked.view, search: asked.search, after: timeKey.read(asked.after) };
  const found = await findListedProofs(ctx.db, filter, asked.size + 1);
  const { rows, next } = pageOf(found, asked.size, ({ proof }) => timeKey.write({ at: proof.createdAt, id: proof.id }));
  return accept({ proofs: rows.map(describeProof), next });
}
