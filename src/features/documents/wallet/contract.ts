import * as z from "zod/mini";
import { walletStandings, walletTypes } from "#domain/compliance/licence-wallet.ts";
import { call, contract } from "#platform/contract.ts";

const moment = z.iso.datetime();

const shownDocument = z.object({
  type: z.enum(walletTypes),
  name: z.string(),
  /** Empty if missing, and for the driver’s documents on the public page. */
  number: z.string(),
  last_day: z.nullable(z.string()),
  standing: z.enum(walletStandings),
});
export type WalletDocument = z.output<typeof shownDocument>;

const vehicle = z.object({ plate: z.string(), name: z.string(), seats: z.int() });

/** The current trip in the form of a trip order. */
const tripOrder = z.object({
  reference: z.string(),
  pickup_at: moment,
  from: z.string(),
  to: z.string(),
  passengers: z.int(),
  passenger: z.string(),
});

const wallet = z.object({
  company: z.string(),
  driver: z.string(),
  /** The current trip’s vehicle; null without a trip. */
  vehicle: z.nullable(vehicle),
  documents: z.array(shownDocument),
  trip: z.nullable(tripOrder),
  read_at: moment,
  /** The page behind the QR code, and its expiry; null without a vehicle. */
  code: z.nullable(z.object({ address: z.string(), until: moment })),
});
export type Wallet = z.output<typeof wallet>;

const checked = z.object({
  company: z.string(),
  /** Initial and surname. */
  driver: z.string(),
  vehicle,
  documents: z.array(shownDocument),
  checked_at: moment,
});

export const walletContract = contract({
  myWallet: call({
    summary:
      "Reads what a driver shows at the roadside: licences, insurance and the trip order, with a code to check it by.",
    access: ["driver"],
    effect: "reads",
    input: z.object({}),
    output: wallet,
    refusals: { not_found: "Your account has no driver profile. Please call dispatch." },
  }),
  inspectLicences: call({
    summary: "Tells an inspector by the code on a driver’s phone which documents are valid today.",
    access: "anyone",
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    output: checked,
    refusals: {
      not_found: "We couldn’t open this code. Scan it again from the driver’s phone.",
      code_expired: "This code is more than 24 hours old. Ask the driver to open their licences again.",
    },
  }),
});
