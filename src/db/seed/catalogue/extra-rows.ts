import type { extras, extraVersions } from "#db/schema/catalogue.ts";
import { cents, rand } from "#domain/money/money.ts";
import { wordsIn } from "#domain/text/language.ts";

type ExtraRow = typeof extras.$inferInsert;

type Sold = Pick<ExtraRow, "id" | "kind" | "per" | "priceCents" | "most"> &
  Partial<ExtraRow> & { readonly name: string; readonly description: string };

/** Extras of the demo company, sold beside its trips. The guide is quoted, so there is none. */
const sold: readonly Sold[] = [
  {
    id: "cellar-tasting",
    name: "Second wine tasting",
    description: "Five wines at an estate in Franschhoek, beside the tastings of the tour",
    kind: "entrance",
    per: "person",
    priceCents: rand(180),
    offers: ["winelands"],
    most: 14,
    noticeHours: 24,
  },
  {
    id: "picnic",
    name: "Picnic for the road",
    description: "Bread, cheese, fruit and juice from Oranjezicht market",
    kind: "meal",
    per: "person",
    priceCents: rand(195),
    services: ["day_tour"],
    most: 22,
    noticeHours: 24,
  },
  {
    id: "cool-box",
    name: "Cool box with ice and water",
    description: "",
    kind: "equipment",
    per: "booking",
    priceCents: rand(120),
    most: 2,
    stock: 6,
  },
];

export const extraRows = (at: Date): readonly ExtraRow[] =>
  sold.map(({ name, description, ...own }, index) => ({
    vatCode: "STD15",
    services: [],
    offers: [],
    vehicleClasses: [],
    stock: null,
    noticeHours: 0,
    needsApproval: false,
    ...own,
    words: { en: { name, description } },
    position: index + 1,
    state: "on_sale",
    version: 1,
    createdAt: at,
    updatedAt: at,
  }));

/** Each begins with its first version. */
export const extraVersionRows = (rows: readonly ExtraRow[]): (typeof extraVersions.$inferInsert)[] =>
  rows.map((row) => ({
    extraId: row.id,
    version: 1,
    content: {
      ...wordsIn(row.words),
      id: row.id,
      kind: row.kind,
      per: row.per,
      priceCents: cents(row.priceCents),
      vatCode: row.vatCode,
      services: row.services ?? [],
      offers: row.offers ?? [],
      vehicleClasses: row.vehicleClasses ?? [],
      most: row.most,
      stock: row.stock ?? null,
      noticeHours: row.noticeHours ?? 0,
      needsApproval: row.needsApproval ?? false,
      state: row.state,
    },
    savedAt: row.createdAt,
  }));
