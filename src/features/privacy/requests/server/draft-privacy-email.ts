import { extendedDue } from "#domain/privacy/privacy-request.ts";
import { draftRequestEmail } from "#domain/privacy/request-email.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findSettings } from "../../server/views.ts";
import type { privacyRequestsContract } from "../contract.ts";
import { findRequest } from "./views.ts";

type Input = ParsedOf<typeof privacyRequestsContract.draftPrivacyEmail>;

/** Drafts the email that answers a request, for a colleague to review and edit. */
export async function draftPrivacyEmail(ctx: Context, { request_id, answer, ground, days, reason }: Input) {
  const request = await findRequest(ctx.db, request_id);
  if (!request) return refuse("not_found");
  const { company } = await findSettings(ctx.db);
  const dueAt = answer === "extended" && days ? extendedDue(request.dueAt, days) : request.dueAt;
  const facts = {
    kind: request.kind,
    reference: request.reference,
    name: request.name,
    receivedOn: localDateOf(request.receivedAt),
    dueOn: localDateOf(dueAt),
    officer: company.informationOfficer,
  };
  return accept({ to: request.email, ...draftRequestEmail(answer, facts, ground, reason) });
}
