import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { idInToken, sealedToken } from "#platform/http/sealed-token.ts";
import type { GatewayForm, LinkStatus } from "../payable-contract.ts";
import { stageOf } from "./describe-payment.ts";
import type { Gateway } from "./gateways/open-gateway.ts";
import type { Due, LinkedKind } from "./payable-kind.ts";
import { formFor, startAttempt } from "./start-attempt.ts";
import { findPaidTwice, findSettings } from "./views.ts";

type Sealing = Pick<Context, "siteUrl" | "linkSealFor">;
type Linked = Pick<LinkedKind, "linkKind" | "page">;

/** The emailed link. Only the server can make its token. */
export const linkTo = (ctx: Sealing, { linkKind, page }: Linked, id: string): string =>
  `${ctx.siteUrl}${page}${sealedToken(ctx, linkKind, id)}`;

/** The record behind a link; undefined for a forged token. */
export async function openLink<D extends Due>(
  ctx: Context,
  kind: LinkedKind<D>,
  token: string,
): Promise<D | undefined> {
  const id = idInToken(ctx, kind.linkKind, token);
  return id ? kind.open(ctx, id) : undefined;
}

/** The card gateway, if it is configured and switched on. */
async function cardGateway(ctx: Context): Promise<Gateway | undefined> {
  const { paymentWays } = await findSettings(ctx.db);
  return paymentWays.online ? ctx.outside.gateway : undefined;
}

/** The part of the page that is the same for every kind of record. */
export async function describeLink(ctx: Context, { column }: LinkedKind, { id, attempts }: Due): Promise<LinkStatus> {
  const latest = attempts.find(({ method, state }) => method === "online" && state !== "expired");
  return {
    gateway: (await cardGateway(ctx))?.mode ?? null,
    attempt: latest ? { stage: stageOf(latest.state), amount_cents: latest.amountCents } : null,
    paid_twice_cents: await findPaidTwice(ctx.db, column, id),
  };
}

type StartInput = { readonly token: string; readonly expected_cents: number | null };
type Obstacle<D extends Due> = NonNullable<D["obstacle"]>;
type StartRefusal = "not_found" | "way_closed" | "being_processed" | "amount_changed";

/** Starts or resumes a card payment. The amount due is calculated now. */
export async function payByLink<D extends Due>(
  ctx: Context,
  kind: LinkedKind<D>,
  { token, expected_cents }: StartInput,
): Promise<Result<{ form: GatewayForm }, Obstacle<D> | StartRefusal>> {
  const known = await openLink(ctx, kind, token);
  if (!known) return refuse("not_found");
  // Simultaneous starts run one after the other, and notifications wait for them.
  await kind.lock(ctx, known.id);
  const due = await openLink(ctx, kind, token);
  if (!due) return refuse("not_found");
  const { attempts, dueCents } = due;
  if (due.obstacle !== null) return refuse(due.obstacle as Obstacle<D>);
  if (attempts.some(({ state }) => state === "processing")) return refuse("being_processed");
  const gateway = await cardGateway(ctx);
  if (!gateway) return refuse("way_closed");
  if (expected_cents !== null && expected_cents !== dueCents) return refuse("amount_changed", { due_cents: dueCents });
  const payment = await startAttempt(
    ctx,
    {
      pays: due.pays,
      method: "online",
      amountCents: dueCents,
      gateway,
      ...(due.pays.bookingId && { bookingReference: due.form.reference }),
    },
    attempts,
  );
  const page = `${kind.page}${token}`;
  const pages = { paid: `${page}&back=1`, left: page };
  return accept({ form: await formFor(ctx, gateway, { payment, facts: due.form, pages }) });
}
