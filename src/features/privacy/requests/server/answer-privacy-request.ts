import { createElement } from "react";
import { extendedDue, needsIdentity, whyNotExtended } from "#domain/privacy/privacy-request.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { PrivacyEmail } from "../../server/emails/privacy-email.tsx";
import { findCompany } from "../../server/views.ts";
import type { privacyRequestsContract } from "../contract.ts";
import { moveRequest, requestEditor } from "./move-request.ts";
import type { RequestRow } from "./store.ts";

type Input = ParsedOf<typeof privacyRequestsContract.answerPrivacyRequest>;

/** Answers a request in one step: it is extended, granted or refused, and the email is sent. */
export async function answerPrivacyRequest(ctx: Context, input: Input) {
  const locked = await requestEditor.lock(ctx, { id: input.request_id, version: input.version });
  if (!locked.ok) return locked;
  const request = locked.value;
  if (request.state !== "open") return refuse("not_open");
  const answered = await answer(ctx, request, input);
  if (!answered.ok) return answered;
  const isEmailed = request.email !== "";
  if (isEmailed) await sendAnswer(ctx, request, input);
  return accept({ version: answered.value.version, is_emailed: isEmailed });
}

async function answer(ctx: Context, request: RequestRow, input: Input) {
  if (input.answer === "acknowledged") return acknowledge(ctx, request);
  if (input.answer === "extended") return extend(ctx, request, input);
  if (input.answer === "refused" && !input.ground) return refuse("ground_missing");
  if (needsIdentity(request.kind, input.answer) && !request.identity) return refuse("identity_missing");
  const ground = input.answer === "refused" ? input.ground : null;
  return moveRequest(ctx, {
    id: request.id,
    version: input.version,
    to: input.answer,
    reason: input.reason,
    changes: { ground, closedAt: ctx.now },
  });
}

async function acknowledge(ctx: Context, request: RequestRow) {
  if (request.acknowledgedAt) return refuse("acknowledged_already");
  await note(ctx, request, "acknowledged");
  return accept(await requestEditor.edit(ctx, request, { acknowledgedAt: ctx.now }));
}

async function extend(ctx: Context, request: RequestRow, { days, reason }: Input) {
  const refusal = whyNotExtended(request, ctx.now);
  if (refusal) return refuse(refusal);
  if (!days || reason === "") return refuse("reason_missing");
  await note(ctx, request, "extended");
  const dueAt = extendedDue(request.dueAt, days);
  return accept(await requestEditor.edit(ctx, request, { dueAt, extendedAt: ctx.now, extensionReason: reason }));
}

const note = (ctx: Context, { id }: RequestRow, what: "acknowledged" | "extended") =>
  recordAudit(ctx, { action: `privacy_request.${what}`, subject: { kind: "privacy_request", id } });

async function sendAnswer(ctx: Context, request: RequestRow, { answer, subject, text }: Input) {
  await ctx.mail({
    key: `privacy-${answer}:${request.id}`,
    template: "privacy-email",
    to: request.email,
    subject,
    about: `privacy_request:${request.reference}`,
    content: createElement(PrivacyEmail, { company: await findCompany(ctx.db), heading: subject, text }),
  });
}
