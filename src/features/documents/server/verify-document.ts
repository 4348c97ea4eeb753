import { missingFact } from "#domain/compliance/document-facts.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { documentsContract } from "../contract.ts";
import { documentMover } from "./move-document.ts";
import { readFacts } from "./read-facts.ts";
import { tellOfDocument } from "./tell-of-document.ts";

/** Our team has compared the details with the document and corrected them. From now on it counts. */
export async function verifyDocument(ctx: Context, input: ParsedOf<typeof documentsContract.verifyDocument>) {
  const locked = await documentMover.lock(ctx, input);
  if (!locked.ok) return locked;
  const { type } = locked.value;
  const facts = readFacts(type, input);
  if (!facts.ok) return facts;
  const missing = missingFact({ type, ...facts.value });
  if (missing) return refuse(missing === "allows" ? "allows_missing" : "last_day_missing");

  const moved = await documentMover.move(ctx, {
    id: input.id,
    version: input.version,
    to: "verified",
    changes: { ...facts.value, rejectReason: null },
  });
  if (!moved.ok) return moved;
  await tellOfDocument(ctx, moved.value.after, "verified");
  return accept({ id: input.id, version: moved.value.after.version });
}
