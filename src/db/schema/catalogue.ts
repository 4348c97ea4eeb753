import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { UploadedPicture } from "#domain/catalogue/picture.ts";
import type { CopyFormat } from "#domain/catalogue/picture-copies.ts";
import type { ServiceFacts, ServiceState } from "#domain/catalogue/service.ts";
import type { ServiceWords } from "#domain/catalogue/service-record.ts";
import type { TourState } from "#domain/catalogue/tour.ts";
import type { TourRules, TourWords } from "#domain/catalogue/tour-record.ts";
import type { VehicleClassState, VehicleDrawing } from "#domain/catalogue/vehicle-class.ts";
import type { Extra, ExtraBasis, ExtraKind, ExtraState, ExtraVatCode, ExtraWords } from "#domain/extra/extra.ts";
import type { InLanguages } from "#domain/text/language.ts";
import { bytes, moment } from "./columns.ts";

const content = {
  /** The rules it is sold and planned by. */
  facts: jsonb().$type<TourRules>().notNull(),
  /** Its name and its page: texts, stops and pictures. */
  words: jsonb().$type<InLanguages<TourWords>>().notNull(),
};

/** Tours, in the order they are shown. None is ever deleted: what was sold of it stays. */
export const tours = pgTable("tours", {
  slug: text().primaryKey(),
  position: integer().notNull(),
  state: text().$type<TourState>().notNull(),
  ...content,
  version: integer().notNull().default(1),
  updatedBy: uuid("updated_by"),
  updatedAt: moment("updated_at").notNull(),
});

/** Every version that each tour ever had. */
export const tourVersions = pgTable(
  "tour_versions",
  {
    slug: text().notNull(),
    version: integer().notNull(),
    state: text().$type<TourState>().notNull(),
    ...content,
    savedAt: moment("saved_at").notNull(),
    savedBy: uuid("saved_by"),
    putBackOf: integer("put_back_of"),
  },
  ({ slug, version }) => [primaryKey({ columns: [slug, version] })],
);

const serviceContent = {
  /** The rules it is sold by. */
  facts: jsonb().$type<ServiceFacts>().notNull(),
  /** Its names, its picture and its page. */
  words: jsonb().$type<InLanguages<ServiceWords>>().notNull(),
};

/** Services, in the order of the menu. None is ever deleted: what was sold of it stays. */
export const services = pgTable("services", {
  slug: text().primaryKey(),
  position: integer().notNull(),
  /** Its place in the first step of a booking; null if it is not among the choices there. */
  choice: integer(),
  state: text().$type<ServiceState>().notNull(),
  ...serviceContent,
  version: integer().notNull().default(1),
  updatedBy: uuid("updated_by"),
  updatedAt: moment("updated_at").notNull(),
});

/** Every version that each service ever had. */
export const serviceVersions = pgTable(
  "service_versions",
  {
    slug: text().notNull(),
    version: integer().notNull(),
    state: text().$type<ServiceState>().notNull(),
    ...serviceContent,
    savedAt: moment("saved_at").notNull(),
    savedBy: uuid("saved_by"),
    putBackOf: integer("put_back_of"),
  },
  ({ slug, version }) => [primaryKey({ columns: [slug, version] })],
);

/** Whatever we sell beside a trip. */
export const extras = pgTable("extras", {
  /** Part of price lines, so it never changes. */
  id: text().primaryKey(),
  position: integer().notNull(),
  words: jsonb().$type<InLanguages<ExtraWords>>().notNull(),
  kind: text().$type<ExtraKind>().notNull(),
  per: text().$type<ExtraBasis>().notNull(),
  priceCents: integer("price_cents").notNull(),
  vatCode: text("vat_code").$type<ExtraVatCode>().notNull(),
  services: jsonb().$type<readonly string[]>().notNull().default([]),
  offers: jsonb().$type<readonly string[]>().notNull().default([]),
  vehicleClasses: jsonb("vehicle_classes").$type<readonly string[]>().notNull().default([]),
  most: integer().notNull(),
  stock: integer(),
  noticeHours: integer("notice_hours").notNull().default(0),
  needsApproval: boolean("needs_approval").notNull().default(false),
  state: text().$type<ExtraState>().notNull(),
  version: integer().notNull().default(1),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

/** An extra as it was after each save. */
export const extraVersions = pgTable("extra_versions", {
  extraId: text("extra_id").notNull(),
  version: integer().notNull(),
  content: jsonb().$type<Extra & { readonly state: ExtraState }>().notNull(),
  savedBy: uuid("saved_by"),
  savedAt: moment("saved_at").notNull(),
});

/** The classes of vehicle that the company sells. An ended one stays: bookings of it still name it. */
export const vehicleClasses = pgTable("vehicle_classes", {
  id: text().primaryKey(),
  position: integer().notNull(),
  name: text().notNull(),
  /** Its name on the fleet’s pages; empty: the name. */
  plural: text().notNull().default(""),
  fewest: integer().notNull(),
  most: integer(),
  bags: integer().notNull(),
  /** Bags in words; empty: by the number. */
  bagsText: text("bags_text").notNull().default(""),
  pullsTrailer: boolean("pulls_trailer").notNull().default(false),
  comfort: integer().notNull().default(1),
  grade: text().notNull().default("Standard"),
  inside: text().notNull().default(""),
  description: text().notNull().default(""),
  drawing: text().$type<VehicleDrawing>().notNull().default("sedan"),
  pictures: jsonb().$type<readonly UploadedPicture[]>().notNull().default([]),
  isBase: boolean("is_base").notNull().default(false),
  state: text().$type<VehicleClassState>().notNull().default("on_sale"),
  version: integer().notNull().default(1),
  updatedBy: uuid("updated_by"),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});

/** Every version that each class ever had. */
export const vehicleClassVersions = pgTable(
  "vehicle_class_versions",
  {
    classId: text("class_id").notNull(),
    version: integer().notNull(),
    facts: jsonb().$type<Record<string, unknown>>().notNull(),
    savedAt: moment("saved_at").notNull(),
    savedBy: uuid("saved_by"),
  },
  ({ classId, version }) => [primaryKey({ columns: [classId, version] })],
);

/** Photographs for tours and vehicle classes, each in one or two sizes. */
export const cataloguePictures = pgTable("catalogue_pictures", {
  id: uuid().primaryKey(),
  /** Of its largest file; part of its address. */
  hash: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  fileId: uuid("file_id").notNull(),
  /** Null if the picture is small itself. */
  smallWidth: integer("small_width"),
  smallFileId: uuid("small_file_id"),
  addedBy: uuid("added_by"),
  addedAt: moment("added_at").notNull(),
  name: text().notNull().default(""),
  alt: text().notNull().default(""),
  /** The part that is never cropped away, in percent from the left and from the top. */
  focusX: smallint("focus_x").notNull().default(50),
  focusY: smallint("focus_y").notNull().default(50),
  version: integer().notNull().default(1),
  isDamaged: boolean("is_damaged").notNull().default(false),
});

/** Copies of photographs in the formats and widths that pages ask for. */
export const pictureCopies = pgTable(
  "picture_copies",
  {
    pictureId: uuid("picture_id").notNull(),
    width: integer().notNull(),
    format: text().$type<CopyFormat>().notNull(),
    content: bytes().notNull(),
  },
  ({ pictureId, width, format }) => [primaryKey({ columns: [pictureId, width, format] })],
);
