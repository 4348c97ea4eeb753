import { useRef, useState } from "react";
import { toast } from "#design/overlay/toast.tsx";
import { keptBookings } from "#platform/browser/booking-codes.ts";
import { CallFailed, callApi } from "#platform/browser/call-api.ts";
import { reportError } from "#platform/browser/report-error.ts";
import { accessToken } from "#platform/browser/session.ts";
import type { OutputOf } from "#platform/contract.ts";
import type { JourneyOffer } from "../../offer-contract.ts";
import type { saleContract } from "../contract.ts";
import { bookingCreated, bookingFailed } from "./sale-labels.tsx";
import type { Problems, requestFrom } from "./use-booking-request.ts";

export type MadeBooking = OutputOf<typeof saleContract.createBooking>;

/** The server’s refusal, and the alternatives. */
export type Refusal =
  | { readonly kind: "price"; readonly offer: JourneyOffer }
  | { readonly kind: "vehicle"; readonly alternatives: readonly string[] }
  /** No further vehicle is held without payment: the customer pays now, or our team confirms. */
  | { readonly kind: "hold"; readonly message: string }
  /** The reference is known only if this browser or account may open the booking. */
  | { readonly kind: "same_trip"; readonly reference: string | null }
  /** Another version has replaced the one on the page. */
  | { readonly kind: "terms"; readonly version: string }
  /** Used up meanwhile, or not for this customer. */
  | { readonly kind: "promo"; readonly message: string }
  | { readonly kind: "other"; readonly message: string }
  /** The request may not have arrived. */
  | { readonly kind: "unsent"; readonly message: string };

type Request = ReturnType<typeof requestFrom>;

type SendingOptions = {
  onMade: (made: MadeBooking) => unknown;
  onProblems: (problems: Problems) => void;
};

/** Sends a booking once, however often the button is clicked, and keeps the server’s answer. */
export function useWizardSending({ onMade, onProblems }: SendingOptions) {
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const isBusy = useRef(false);

  /** `prepare` returns the request, or nothing if something is still missing. */
  const send = async (prepare: () => Promise<Request | undefined>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setRefusal(undefined);
    try {
      const request = await prepare();
      if (!request) return;
      const made = await deliver(request);
      forgetAttempt();
      void toast(bookingCreated(made.booking_reference));
      await onMade(made);
    } catch (error) {
      if (!isQuestion(error)) void toast(bookingFailed);
      if (!(error instanceof CallFailed)) reportError(error);
      const fields = error instanceof CallFailed ? error.fields : {};
      if (Object.keys(fields).length > 0) onProblems(fields);
      else setRefusal(refusalOf(error));
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };
  return { isSending, refusal, send, forgive: () => setRefusal(undefined) };
}

/** Signed-in customers find the booking in their account; a visitor sends no token. */
async function deliver(request: Request): Promise<MadeBooking> {
  const { saleContract } = await import("../contract.ts");
  const input = request.same_trip === "ask" ? { ...request, own_bookings: keptBookings() } : request;
  const { success, data } = saleContract.createBooking.input.safeParse(input);
  if (!success) throw new Error("A booking was sent unchecked.");
  const token = await accessToken();
  const idempotencyKey = attemptFor(JSON.stringify(input));
  return callApi(saleContract.createBooking, data, { idempotencyKey, ...(token && { token }) });
}

/** A question from the server is not a failure. */
const isQuestion = (error: unknown) =>
  error instanceof CallFailed && ["same_trip", "hold_limited", "terms_changed"].includes(error.reason);

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof CallFailed)) return { kind: "unsent", message: "We couldn’t send your booking." };
  const { reason, message, details, status } = error;
  if (status !== 409) return { kind: "unsent", message };
  if (reason === "price_changed" && isOffer(details.offer)) return { kind: "price", offer: details.offer };
  if (reason === "no_vehicle_free") return { kind: "vehicle", alternatives: texts(details.alternatives) };
  if (reason === "same_trip")
    return { kind: "same_trip", reference: typeof details.reference === "string" ? details.reference : null };
  if (reason === "out_of_season" && typeof details.season === "string")
    return { kind: "other", message: details.season };
  if (reason === "promo_refused" && typeof details.text === "string") return { kind: "promo", message: details.text };
  if (reason === "terms_changed" && typeof details.terms_version === "string")
    return { kind: "terms", version: details.terms_version };
  if (reason === "hold_limited") return { kind: "hold", message };
  return { kind: "other", message };
}

const isOffer = (value: unknown): value is JourneyOffer =>
  typeof value === "object" && value !== null && "total_cents" in value && "light" in value;

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];

const attemptDrawer = "cts-booking-attempt";
type Attempt = { readonly text: string; readonly key: string };

/** The same booking uses the same key again, even after a reload, so that the server creates it once. */
function attemptFor(text: string): string {
  const last = keptAttempt();
  if (last?.text === text) return last.key;
  const attempt = { text, key: newKey() };
  memory = attempt;
  try {
    sessionStorage.setItem(attemptDrawer, JSON.stringify(attempt));
  } catch {
    // Without storage, the key lives as long as the page.
  }
  return attempt.key;
}

let memory: Attempt | undefined;

function keptAttempt(): Attempt | undefined {
  try {
    return memory ?? JSON.parse(sessionStorage.getItem(attemptDrawer) ?? "null") ?? undefined;
  } catch {
    return memory;
  }
}

function forgetAttempt() {
  memory = undefined;
  try {
    sessionStorage.removeItem(attemptDrawer);
  } catch {
    // Storage is unavailable here too.
  }
}

/** crypto.randomUUID exists only on secure pages; this also works on a local address without a certificate. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
