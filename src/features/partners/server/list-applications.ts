import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { partnersOfficeContract } from "../office-contract.ts";
import { countByState, findApplications } from "./office-views.ts";

const pageLength = 25;

/** A page of applications, newest first. */
export async function listApplications(
  ctx: Context,
  asked: ParsedOf<typeof partnersOfficeContract.applicationsForReview>,
) {
  const { kind, states, search } = asked;
  const found = await findApplications(ctx.db, { kind, states, search, after: readKey(asked.after) }, pageLength + 1);
  const page = found.slice(0, pageLength);
  const last = found.length > pageLength ? page.at(-1) : undefined;
  return accept({
    applications: page.map((row) => ({
      id: row.id,
      reference: row.reference,
      kind: row.kind,
      state: row.state,
      version: row.version,
      company_name: row.companyName,
      contact_name: row.contactName,
      email: row.email,
      phone: row.phone,
      area: row.area,
      documents: row.documents,
      organisation_id: row.organisationId,
      created_at: row.createdAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
    })),
    next: last ? `${last.createdAt.toISOString()}_${last.id}` : null,
    counts: await countByState(ctx.db, kind),
  });
}

/** A key that is none of ours is the beginning. */
function readKey(after: string | undefined) {
  const [, moment, id] = /^(\d{4}-[\d:.TZ-]+)_([0-9a-f-]{36})$/.exec(after ?? "") ?? [];
  const at = new Date(moment ?? Number.NaN);
  return id && !Number.isNaN(at.getTime()) ? { at, id } : undefined;
}
