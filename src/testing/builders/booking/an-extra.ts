import type { extras } from "#db/schema/catalogue.ts";
import { type ExtraFacts, extraFacts } from "#features/catalogue/extras/contract.ts";
import { testNow } from "../../in-transaction.ts";

type ExtraRow = typeof extras.$inferInsert;

/** A row of the extras table: on sale for R150 a booking, on every trip, always another. */
export const anExtra = (changes: Partial<ExtraRow> = {}): ExtraRow => ({
  id: "cool-box",
  position: 1,
  words: { en: { name: "Cool box", description: "" } },
  kind: "equipment",
  per: "booking",
  priceCents: 15_000,
  vatCode: "STD15",
  services: [],
  offers: [],
  vehicleClasses: [],
  most: 4,
  stock: null,
  noticeHours: 0,
  needsApproval: false,
  state: "on_sale",
  version: 1,
  createdAt: testNow,
  updatedAt: testNow,
  ...changes,
});

/** The same extra as its owner enters it. */
export const extraAsked = (changes: Partial<ExtraFacts> = {}): ExtraFacts =>
  extraFacts.parse({
    name: "Cool box",
    kind: "equipment",
    per: "booking",
    price_cents: 15_000,
    vat_code: "STD15",
    most: 4,
    stock: null,
    ...changes,
  });
