import { setTimeout } from "node:timers/promises";
import { syntheticAgent, syntheticEmail, type Visit, type VisitStep } from "#domain/health/synthetic-customer.ts";
import { addDays, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { sentenceOf } from "#platform/describe-error.ts";
import { type CheckRun, GivenUp } from "../define-check.ts";
import { findSynthetic, findVisitEvents, readVisited } from "../visit-views.ts";

type Db = Context["db"];

export type VisitTools = {
  readonly db: Db;
  readonly now: Date;
  readonly siteUrl: string;
  /** How cards are charged; undefined without a gateway. */
  readonly gatewayMode: string | undefined;
  /** Left out if nothing can take it over. */
  readonly run?: CheckRun;
  /** How long each automatic step may take. */
  readonly patienceMs?: number;
  /** Removes test bookings and every record of them. */
  forget(db: Db, bookings: readonly { id: string }[], eventIds: readonly string[]): Promise<void>;
};

const usualPatienceMs = 12_000;
const callMs = 10_000;
const lookEveryMs = 150;
/** Far enough ahead to be cancelled free of charge under any terms. */
const daysAhead = 45;

type Answer = Readonly<Record<string, unknown>>;

/** One step after the other, as a customer would, over the site’s own address. Its records are removed at the end. */
export async function visitSite(tools: VisitTools): Promise<Visit> {
  const steps: { step: VisitStep; ms: number }[] = [];
  let current: VisitStep = "price";
  const during = async <T>(step: VisitStep, run: () => Promise<T>): Promise<T> => {
    await tools.run?.goOn();
    current = step;
    const started = performance.now();
    const result = await run();
    steps.push({ step, ms: Math.round(performance.now() - started) });
    return result;
  };
  let unpaidBecause: Visit["unpaidBecause"];
  let failure: Visit["failure"];
  let putOff: Visit["putOff"];
  try {
    unpaidBecause = await book(tools, during);
  } catch (error) {
    if (error instanceof GivenUp) throw error;
    const sentence = sentenceOf(error).slice(0, 200);
    if (error instanceof PutOff) putOff = { step: current, answer: sentence };
    else failure = { step: current, error: sentence };
  }
  try {
    await during("forget", () => forgetAll(tools));
  } catch (error) {
    if (error instanceof GivenUp) throw error;
    failure ??= { step: "forget", error: sentenceOf(error).slice(0, 200) };
  }
  return { steps, unpaidBecause, failure, putOff: failure ? undefined : putOff };
}

/** The site limits requests per address, and this visit counts like any visitor’s. */
class PutOff extends Error {}

type During = <T>(step: VisitStep, run: () => Promise<T>) => Promise<T>;

async function book(tools: VisitTools, during: During): Promise<Visit["unpaidBecause"]> {
  const { db, gatewayMode } = tools;
  const trip = journeyOn(tools.now);
  const total = await during("price", async () => {
    const offer = await call(tools, "price-journey", trip);
    const cents = offer.total_cents;
    if (typeof cents !== "number" || cents <= 0) throw new Error("The site has no price for an airport transfer.");
    return cents;
  });
  const booked = await during("book", () =>
    call(tools, "create-booking", { ...trip, ...customer, is_test: true, expected_total_cents: total }),
  );
  const opening = { reference: String(booked.booking_reference), code: String(booked.access_code) };
  await during("hold", () => call(tools, "read-my-booking", opening));
  const unpaidBecause = reasonNotToPay(booked.state, gatewayMode);
  if (!unpaidBecause) {
    await during("pay", () => pay(tools, opening));
    await during("confirm", () =>
      until(
        { ...tools, otherwise: "It was paid and is not confirmed." },
        async () => (await readVisited(db, opening.reference))?.state === "confirmed",
      ),
    );
    await during("email", () =>
      until({ ...tools, otherwise: "The email was not written." }, async () =>
        (await eventsOf(tools, opening.reference)).some(
          ({ type, ran }) => type === "booking.confirmed" && ran.includes("sendBookingConfirmed"),
        ),
      ),
    );
  }
  await during("cancel", async () => {
    const wish = { ...opening, reason: "CUSTOMER_PLANS" };
    const { fee_cents } = await call(tools, "preview-cancellation", wish);
    await call(tools, "cancel-booking", { ...wish, expected_fee_cents: fee_cents });
  });
  if (!unpaidBecause)
    await during("refund", () =>
      until({ ...tools, otherwise: "The money did not go back." }, async () => {
        const row = await readVisited(db, opening.reference);
        return row !== undefined && row.paid > 0 && row.refunded === row.paid;
      }),
    );
  return unpaidBecause;
}

function reasonNotToPay(state: unknown, gatewayMode: string | undefined): Visit["unpaidBecause"] {
  if (state !== "awaiting_payment") return "on_request";
  if (gatewayMode === undefined) return "no_gateway";
  if (gatewayMode === "sandbox") return "gateway_sandbox";
  return gatewayMode === "stand_in" ? undefined : "real_money";
}

const customer = { first_name: "Test", last_name: "Customer", email: syntheticEmail, phone: "+27 21 555 0100" };

const journeyOn = (now: Date) => ({
  service_type: "airport_transfer",
  pickup_location: "Cape Town International Airport",
  destination: "V&A Waterfront, Cape Town",
  pickup_date: addDays(localDateOf(now), daysAhead),
  pickup_time: "10:00",
  passengers: 2,
});

async function call({ siteUrl, run }: VisitTools, name: string, body: object): Promise<Answer> {
  const answer = await fetch(`${siteUrl}/functions/v1/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": syntheticAgent },
    body: JSON.stringify(body),
    signal: endOf(run),
  });
  const said: Answer = Object(await answer.json().catch(() => ({})));
  const words = String(said.message ?? said.error ?? "");
  if (answer.status === 429) throw new PutOff(words);
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${words}`);
  return said;
}

/** Aborts a request when its visit ends. */
const endOf = (run: CheckRun | undefined): AbortSignal => {
  const late = AbortSignal.timeout(callMs);
  return run ? AbortSignal.any([late, run.signal]) : late;
};

/** Sends the form to the stand-in and presses its button, as a browser would. */
async function pay(tools: VisitTools, opening: Answer): Promise<void> {
  const { siteUrl, run } = tools;
  const begun = await call(tools, "start-payment", { ...opening, method: "online" });
  const { action, fields } = Object(begun.form) as { action: string; fields: { name: string; value: string }[] };
  const send = async (url: string, body: URLSearchParams) => {
    const answer = await fetch(url, { method: "POST", body, redirect: "manual", signal: endOf(run) });
    if (answer.status !== 303) throw new Error(`The gateway answered ${answer.status}.`);
    return answer.headers.get("location") ?? "";
  };
  const form = new URLSearchParams(fields.map(({ name, value }): [string, string] => [name, value]));
  const page = await send(action, form);
  await send(new URL(page, siteUrl).href, new URLSearchParams({ choice: "card" }));
}

type Wait = Pick<VisitTools, "patienceMs" | "run"> & { readonly otherwise: string };

async function until(
  { patienceMs = usualPatienceMs, run, otherwise }: Wait,
  isDone: () => Promise<boolean>,
): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (!(await isDone())) {
    run?.signal.throwIfAborted();
    if (performance.now() > deadline) throw new Error(otherwise);
    await setTimeout(lookEveryMs);
  }
}

async function eventsOf({ db }: VisitTools, reference?: string) {
  const mine = (await findSynthetic(db)).filter((one) => reference === undefined || one.reference === reference);
  return mine.length === 0 ? [] : findVisitEvents(db, mine);
}

/** Pending jobs would look for a booking that is gone, so a later visit removes it. */
async function forgetAll(tools: VisitTools): Promise<void> {
  const isQuiet = async () => (await eventsOf(tools)).every(({ waiting }) => !waiting);
  await until({ ...tools, otherwise: "Something still follows from it." }, isQuiet);
  const mine = await findSynthetic(tools.db);
  if (mine.length === 0) return;
  const events = await findVisitEvents(tools.db, mine);
  // Only now: while this run holds its check, no other visit can have booked anything.
  await tools.run?.goOn();
  await tools.forget(
    tools.db,
    mine,
    events.map(({ id }) => id),
  );
}
